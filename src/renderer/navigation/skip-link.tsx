import { useConfig } from '../store-context.tsx';
import styles from './skip-link.module.css';

/** The element that every layout gives its screen; focus goes there after a page change. */
export const mainId = 'main';

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  const { shell } = useConfig();
  return (
    <a className={styles.skip} href={`#${mainId}`}>
      {shell.header.skipToContentLabel}
    </a>
  );
}
