import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './nothing-found.module.css';

/** In place of tours where there are none; what it holds says so and leads on. */
export function NothingFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <Icon name="compass" className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
