import { observer } from 'mobx-react-lite';
import type { ResolvedCustomerAccount } from '#contract/release.ts';
import { useStore } from '../../store-context.tsx';
import { accountLinks } from './account-links.ts';
import styles from './mobile-levels.module.css';

/** What the main view of the menu of small screens offers to customers; a market without accounts has none of it. */
export const AccountEntries = observer(function AccountEntries({ account }: { account: ResolvedCustomerAccount }) {
  const { config, auth } = useStore();
  return (
    <div className={styles.account}>
      {auth.user ? (
        <p className={styles.welcome}>
          {account.welcomeText} {auth.user.firstName}
        </p>
      ) : null}
      <ul>
        {accountLinks(account, config, auth.isLoggedIn).map(({ name, text, href }) => (
          <li key={name}>
            <a className={styles.entry} href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});
