import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { ResolvedHeaderLink } from '#contract/release.ts';
import { useStore } from '../store-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { DrawnMenus } from './drawn-menus.ts';
import { type LoadedPanel, loadPanel } from './load-menus.ts';
import styles from './mega-menu.module.css';
import { targetHref } from './target-href.ts';
import { useMegaMenu } from './use-mega-menu.ts';

/**
 * An entry of the header that opens a panel. Before scripts it is a link, and its panel shows while pointer or focus is
 * there; afterwards it is a button too. The code and the words of the panel come when it is first wanted; until then, and
 * where they do not come, what the server drew stands in its place.
 */
export const MegaMenu = observer(function MegaMenu({ link }: { link: ResolvedHeaderLink }) {
  const store = useStore();
  const drawn = useContext(DrawnMenus);
  const [markup] = useState(() => ({ __html: drawn[link.key] ?? '' }));
  const [loaded, setLoaded] = useState<LoadedPanel | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focusedHref = useRef<string | null>(null);
  const panelId = useId();
  const { isReady, isOpen, entryProps, buttonProps } = useMegaMenu(link.key, load);

  async function load() {
    if (loaded) return;
    const found = await loadPanel(store.config).catch(() => null);
    if (!found) return;
    const { activeElement } = document;
    focusedHref.current = panel.current?.contains(activeElement) ? (activeElement?.getAttribute('href') ?? null) : null;
    setLoaded(found);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the drawn panel, and the focus in it, has been replaced
  useEffect(() => {
    if (focusedHref.current) panel.current?.querySelector<HTMLElement>(`[href="${focusedHref.current}"]`)?.focus();
  }, [loaded]);

  return (
    <li className={styles.menu} data-ready={isReady || undefined} data-open={isOpen || undefined} {...entryProps}>
      <a
        className={styles.button}
        href={targetHref(link.link, store.config)}
        {...(isReady ? { role: 'button', 'aria-expanded': isOpen, 'aria-controls': panelId } : {})}
        {...buttonProps}
      >
        {link.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </a>
      {loaded ? (
        <div key="loaded" ref={panel} id={panelId} className={styles.panel}>
          <loaded.Panel
            link={link}
            items={loaded.menus[link.key] ?? []}
            selectedIndex={isOpen ? store.menus.selectedIndex : 0}
            onSelect={(index) => store.menus.select(index)}
          />
        </div>
      ) : (
        <div
          key="drawn"
          ref={panel}
          id={panelId}
          className={styles.panel}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from the same component
          dangerouslySetInnerHTML={markup}
        />
      )}
    </li>
  );
});
