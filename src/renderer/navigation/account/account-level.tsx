import { observer } from 'mobx-react-lite';
import { useStore } from '../../store-context.tsx';
import { AccountEntries } from './account-entries.tsx';
import { isDrawnByPlatform } from './is-drawn-by-platform.ts';

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
