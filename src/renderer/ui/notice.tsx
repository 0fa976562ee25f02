import type { ReactNode } from 'react';
import type { IconName } from '#contract/documents.generated.ts';
import { Icon } from './icon.tsx';
import styles from './notice.module.css';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

const icons = {
  info: 'info',
  success: 'circle-check',
  warning: 'circle-alert',
  danger: 'circle-alert',
} as const satisfies Record<NoticeKind, IconName>;

/** Something the traveller should know about the part of the page that it stands in. */
export function Notice({ kind, title, children }: { kind: NoticeKind; title?: string; children?: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'danger' ? 'alert' : undefined}>
      <Icon name={icons[kind]} />
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
