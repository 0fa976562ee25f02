import { useIntl } from '../store-context.tsx';
import styles from './skip-link.module.css';

/** The element that every layout gives its screen; focus goes there after a page change. */
export const mainId = 'main';

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const intl = useIntl();
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {intl.message('shell.skipToContent')}
    </a>
  );
}
