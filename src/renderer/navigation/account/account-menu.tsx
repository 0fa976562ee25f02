import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { accountLabel } from './account-actions.ts';
import { AccountEntries } from './account-entries.tsx';
import styles from './account-menu.module.css';

/**
 * The account menu of wide screens. A press opens and closes it, without scripts too; with them it closes as well when the
 * visitor presses elsewhere, by Escape, and when the page changes. Small screens show its entries in their own menu.
 */
export const AccountMenu = observer(function AccountMenu() {
  const { config, auth } = useStore();
  const { key: visit } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const { customerAccount } = config.shell;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes with each route change
  useEffect(() => close, [visit]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what listens reads the menu's element alone
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', ({ target }) => !details.current?.contains(target as Node) && close(), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal });
    return () => listening.abort();
  }, []);

  function close() {
    if (details.current) details.current.open = false;
  }

  /** Focus that would be hidden goes back to the button. */
  function dismiss() {
    if (!details.current?.open) return;
    if (details.current.contains(document.activeElement)) details.current.querySelector('summary')?.focus();
    close();
  }

  if (!customerAccount) return null;
  return (
    <details ref={details} className={styles.menu} data-account="">
      <summary className={styles.button}>
        <Icon name="user" />
        {auth.isLoggedIn ? <VisuallyHidden>{customerAccount.menuButtonText}: </VisuallyHidden> : null}
        {accountLabel(auth.user, customerAccount)}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.entries}>
        <AccountEntries className={styles.entry} />
      </ul>
    </details>
  );
});
