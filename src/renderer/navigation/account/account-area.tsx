import { useConfig } from '../../store-context.tsx';
import { AccountMenu } from './account-menu.tsx';
import { isDrawnByPlatform } from './is-drawn-by-platform.ts';
import { PlatformDrawer, PlatformHeader } from './platform-header.tsx';

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
