import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResolvedMenus } from '#contract/release.ts';
import { useConfig } from '../../store-context.tsx';
import type { MegaMenu } from '../menus/mega-menu.tsx';
import { loadMenus } from './load-menus.ts';

/** The code and the words of the mega menus, and how the drawn ones were in use when they came. */
export interface LiveMenus {
  MegaMenu: typeof MegaMenu;
  menus: ResolvedMenus;
  /** Key of the menu below the pointer. */
  hovered: string | undefined;
  /** Key of the menu with the focus, and the link in it that had it. */
  focused: string | undefined;
  focusedHref: string | null;
}

/**
 * Fetches what the mega menus need when somebody comes near the header. Until then, and where it cannot be fetched, what the
 * server drew stays in its place.
 * @param header the element that holds the drawn menus, each marked with `data-menu`
 */
export function useLiveMenus(header: RefObject<HTMLElement | null>) {
  const config = useConfig();
  const [live, setLive] = useState<LiveMenus | null>(null);

  async function wake() {
    const hasMenus = header.current?.querySelector('[data-menu]');
    if (live || !hasMenus || !matchMedia('(width > 1024px)').matches) return;
    const found = await Promise.all([import('../menus/mega-menu.tsx'), loadMenus(config)]).catch(() => null);
    if (!found) return;
    const [{ MegaMenu }, menus] = found;
    const inUse = (state: string) => header.current?.querySelector<HTMLElement>(`[data-menu]:${state}`)?.dataset.menu;
    const focused = inUse('focus-within');
    const focusedHref = document.activeElement?.getAttribute('href') ?? null;
    // At once: a press of Tab between reading where the focus is and drawing would lose it.
    flushSync(() => setLive({ MegaMenu, menus, hovered: inUse('hover'), focused, focusedHref }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a header that was used before the application was there
  useEffect(() => {
    if (header.current?.matches(':hover, :focus-within')) void wake();
  }, []);

  return { live, wake };
}
