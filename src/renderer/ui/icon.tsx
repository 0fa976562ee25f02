import type { IconName } from '#contract/documents.generated.ts';
import { useConfig } from '../store-context.tsx';
import styles from './icon.module.css';

/** An icon from the release's sprite. It is decoration: the words beside it, or the control's label, say what it means. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const { icons } = useConfig().shell.files;
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true" focusable="false">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
