import { Outlet } from 'react-router-dom';
import { mainId } from '../navigation/skip-link.tsx';
import styles from './layouts.module.css';

/** Nothing but the screen. */
export function FullScreenLayout() {
  return (
    <div className={styles.page}>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
