import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { salesChannelCookie } from '#contract/sales-channel.ts';
import { useShellParts } from '#renderer/navigation/shell-parts.ts';
import { mainId } from '#renderer/navigation/skip-link.tsx';
import { cookiePreferencesHash } from '#routing/cookie-preferences-hash.ts';
import { cookiePreferencesOf } from '#stores/cookie-preferences.ts';
import type { RootStore } from '#stores/root-store.ts';

/**
 * What happens with every page change in the browser: the loading bar runs, toasts and errors of the page before go, and
 * focus moves to the new page, so that a screen reader begins there. The hash of the choice of cookies opens it and goes.
 * Once, at the start, the visitor's channel is looked up, and where the market has accounts who is logged in.
 */
export function usePageChanges(store: RootStore): void {
  const { state } = useNavigation();
  const { pathname, hash } = useLocation();
  const { account } = useShellParts();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (document.cookie.split('; ').includes(`${salesChannelCookie}=APP`)) store.channel.setCurrent('APP');
  }, [store]);

  useEffect(() => {
    account?.startAccounts(store);
  }, [account, store]);

  useEffect(() => {
    if (state === 'loading') store.pageLoading.start();
    else store.pageLoading.finish();
  }, [state, store]);

  useEffect(() => {
    if (hash !== cookiePreferencesHash) return;
    cookiePreferencesOf(store).open();
    store.navigation.clearHash();
  }, [hash, store]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    store.notifications.clear();
    store.errors.clear();
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname, store]);
}
