import { accountSessionOf } from '#stores/account/account-session.ts';
import type { RootStore } from '#stores/root-store.ts';
import { accountEvents } from './account-events.ts';
import { accountScripts } from './account-scripts.ts';

/** Brings the account platform to a page of a market that has customer accounts, and follows who is logged in there. */
export function startAccounts(store: RootStore): void {
  const { customerAccount } = store.config.shell;
  if (!customerAccount) return;
  const session = accountSessionOf(store);
  session.restore();
  if (!customerAccount.platform) return;
  for (const source of accountScripts(customerAccount)) addScript(source);
  void session.follow(accountEvents(customerAccount.platform.modulePrefix));
}

function addScript(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  script.addEventListener('error', () => console.error(`The account platform did not load: ${source}`));
  document.head.append(script);
}
