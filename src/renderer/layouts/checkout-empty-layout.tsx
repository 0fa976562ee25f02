import { Outlet } from 'react-router-dom';
import { Logo } from '../navigation/header/logo.tsx';
import { mainId } from '../navigation/skip-link.tsx';
import styles from './layouts.module.css';

/** Around what follows the checkout's steps: the logo, no footer. */
export function CheckoutEmptyLayout() {
  return (
    <div className={styles.page}>
      <header className={styles.checkoutBar}>
        <div className={styles.checkoutInner}>
          <Logo isFullLoad />
        </div>
      </header>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
