import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import type { NavigationStore } from '#stores/navigation-store.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Links are plain `<a href>`, so that they work before any script does. One listener hands those that stay within this
 * market and language to the router; everything else, and links that ask for a full load, is the browser's business.
 */
export function followLinks(router: Router, navigation: NavigationStore): void {
  document.addEventListener('click', (event) => {
    const target = targetOf(event, router);
    if (!target) return;
    event.preventDefault();
    navigation.follow(target.pathname + target.search + target.hash);
  });
  for (const intent of ['pointerover', 'focusin'] as const) {
    document.addEventListener(intent, (event) => {
      const target = targetOf(event, router);
      if (target) prefetchCode(router, target);
    });
  }
}

function targetOf(event: Event, router: Router): URL | null {
  if (event.defaultPrevented || !(event.target instanceof Element)) return null;
  if (event instanceof MouseEvent && (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return null;
  const link = event.target.closest('a');
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.fullLoad !== undefined) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin) return null;
  if (url.pathname === window.location.pathname && url.hash) return null;
  return staysInApp(router, url) ? url : null;
}

/** Checkout is entered and left by a full load: its pages carry no market prefix. */
function staysInApp(router: Router, url: URL): boolean {
  const here = layoutOf(router, window.location.pathname);
  const there = layoutOf(router, url.pathname);
  return there !== undefined && isCheckout(here) === isCheckout(there);
}

function layoutOf(router: Router, pathname: string): string | undefined {
  return matchRoutes(router.routes, pathname)?.find(({ route }) => route.id.startsWith('layout-'))?.route.id;
}

function isCheckout(layout: string | undefined): boolean {
  return layout?.startsWith('layout-checkout') ?? false;
}

function prefetchCode(router: Router, url: URL): void {
  for (const { route } of matchRoutes(router.routes, url.pathname) ?? []) {
    if (typeof route.lazy === 'function') void route.lazy();
  }
}
