import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers where the picture of the page says the same to those who see it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
