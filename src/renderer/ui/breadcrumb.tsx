import type { Crumb } from '../routes/crumbs.ts';
import { useIntl } from '../store-context.tsx';
import styles from './breadcrumb.module.css';
import { Icon } from './icon.tsx';

/** The way from home to this page. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.message('shell.breadcrumb')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={styles.item}>
            {index > 0 ? <Icon name="chevron-right" /> : null}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
