import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ResolvedMenus } from '#contract/release.ts';
import { useConfig, useIntl } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DocumentLink } from '../links/document-link.tsx';
import type { MobileLevels } from '../menus/mobile-levels.tsx';
import { useShellParts } from '../shell-parts.ts';
import { loadMenus } from './load-menus.ts';
import styles from './mobile-menu.module.css';

interface LoadedLevels {
  Levels: typeof MobileLevels;
  menus: ResolvedMenus;
}

/**
 * The navigation of small screens. Before scripts it unfolds below the header; afterwards the same button opens it as a
 * modal dialog with a level for each mega menu and each of its items, whose code and words come with the first press. Where
 * they do not come, the plain list leads to the same pages.
 */
export function MobileMenu() {
  const config = useConfig();
  const intl = useIntl();
  const { key: visit } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  const [loaded, setLoaded] = useState<LoadedLevels | null>(null);
  const [isOpen, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a menu that was unfolded before the application was there
  useEffect(() => {
    if (details.current?.open) void open();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes with each route change
  useEffect(() => () => setOpen(false), [visit]);

  async function open() {
    if (!loaded) {
      const found = await Promise.all([import('../menus/mobile-levels.tsx'), loadMenus(config)]).catch(() => null);
      if (details.current) details.current.open = found === null;
      if (!found) return;
      setLoaded({ Levels: found[0].MobileLevels, menus: found[1] });
    }
    setOpen(true);
  }

  function press(event: MouseEvent) {
    if (details.current?.open) return;
    event.preventDefault();
    void open();
  }

  return (
    <>
      <details ref={details} className={styles.menu}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary className={styles.toggle} onClick={press}>
          <Icon name="menu" />
          {intl.message('shell.menu')}
        </summary>
        <div className={styles.panel}>
          <PlainLinks />
        </div>
      </details>
      {loaded ? <loaded.Levels menus={loaded.menus} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function PlainLinks() {
  const config = useConfig();
  const { links, externalNavigation, mobileHomepageLinkLabel } = config.shell.header;
  const { account } = useShellParts();
  return (
    <div className={styles.list}>
      <ul>
        <li>
          <a href={config.homeHref}>{mobileHomepageLinkLabel}</a>
        </li>
        {[...links, ...externalNavigation].map((link) => (
          <li key={link.key}>
            <DocumentLink link={link} />
          </li>
        ))}
      </ul>
      {account ? <account.AccountLevel /> : null}
    </div>
  );
}
