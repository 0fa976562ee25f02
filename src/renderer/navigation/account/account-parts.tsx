import { observer } from 'mobx-react-lite';
import type { ResolvedCustomerAccount } from '#contract/release.ts';
import { useConfig, useStore } from '../../store-context.tsx';
import { AccountEntries } from './account-entries.tsx';
import { AccountMenu } from './account-menu.tsx';
import { PlatformDrawer, PlatformHeader } from './platform-header.tsx';

/** Whether the account platform draws the account itself. */
function isDrawnByPlatform(account: ResolvedCustomerAccount): account is Required<ResolvedCustomerAccount> {
  return account.enableAlternativeHeader && account.platform !== undefined;
}

/** The header's place for the account: the platform's own header with its drawer where the market has chosen them, else a menu. */
export function AccountArea() {
  const { customerAccount: account } = useConfig().shell;
  if (!account || !isDrawnByPlatform(account)) return <AccountMenu />;
  return (
    <>
      <PlatformHeader account={account} platform={account.platform} />
      <PlatformDrawer account={account} platform={account.platform} />
    </>
  );
}

interface AccountLevelProps {
  /** Of the greeting. */
  className?: string | undefined;
  /** Of each entry. */
  entryClassName?: string | undefined;
}

/** The account within the menu of small screens, always open; whoever is logged in is greeted. */
export const AccountLevel = observer(function AccountLevel({ className, entryClassName }: AccountLevelProps) {
  const { auth, config } = useStore();
  const { customerAccount: account } = config.shell;
  if (!account || isDrawnByPlatform(account)) return null;
  return (
    <>
      {auth.user ? (
        <p className={className}>
          {account.welcomeText} {auth.user.firstName}
        </p>
      ) : null}
      <ul>
        <AccountEntries className={entryClassName} />
      </ul>
    </>
  );
});
