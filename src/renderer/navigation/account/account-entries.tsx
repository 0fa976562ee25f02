import { observer } from 'mobx-react-lite';
import { accountSessionOf } from '#stores/account/account-session.ts';
import { useStore } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { accountActions } from './account-actions.ts';

/** What a visitor can do about the account, as items of a list. */
export const AccountEntries = observer(function AccountEntries({ className }: { className?: string | undefined }) {
  const store = useStore();
  const { config, auth } = store;
  const { customerAccount: account } = config.shell;
  if (!account) return null;
  const actions = accountActions({ account, config, isLoggedIn: auth.isLoggedIn, logOut: () => accountSessionOf(store).logOut() });
  return actions.map((action) => {
    const content = (
      <>
        {action.iconName ? <Icon name={action.iconName} /> : null}
        {action.text}
      </>
    );
    return (
      <li key={action.name}>
        {action.type === 'link' ? (
          <a href={action.href} className={className}>
            {content}
          </a>
        ) : (
          <button type="button" className={className} onClick={action.press}>
            {content}
          </button>
        )}
      </li>
    );
  });
});
