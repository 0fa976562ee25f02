import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { Footer } from '../navigation/footer/footer.tsx';
import { Logo } from '../navigation/header/logo.tsx';
import { CheckoutLanguage } from '../navigation/preferences/checkout-language.tsx';
import { mainId, SkipLink } from '../navigation/skip-link.tsx';
import { useStore } from '../store-context.tsx';
import styles from './layouts.module.css';
import { isOwnWindow, useBrowserMessages } from './use-browser-messages.ts';

/** Around a step of the checkout: nothing that leads away but the logo. */
export function CheckoutLayout() {
  useBrowserMessages(isOwnWindow);
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.checkoutBar}>
        <div className={styles.checkoutInner}>
          <Logo isFullLoad />
          <LoggedInTraveller />
        </div>
      </header>
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <CheckoutLanguage />
      <Footer isCheckout />
    </div>
  );
}

const LoggedInTraveller = observer(function LoggedInTraveller() {
  const { auth } = useStore();
  if (!auth.user) return null;
  return (
    <p className={styles.traveller}>
      <span className={styles.initials} aria-hidden="true">
        {auth.initials}
      </span>
      {auth.user.firstName}
    </p>
  );
});
