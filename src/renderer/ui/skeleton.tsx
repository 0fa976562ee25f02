import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Holds the place of something on its way; the label says what. */
export function Skeleton({ label, lines = 4 }: { label: string; lines?: number }) {
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <div key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  );
}
