import { Outlet } from 'react-router-dom';
import { Logo } from '../navigation/header/logo.tsx';
import { mainId } from '../navigation/skip-link.tsx';
import styles from './layouts.module.css';
import { isOwnWindow, useBrowserMessages } from './use-browser-messages.ts';

/** Around what follows the checkout's steps: the logo, no footer. */
export function CheckoutEmptyLayout() {
  useBrowserMessages(isOwnWindow);
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
