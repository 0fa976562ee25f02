import { useRef } from 'react';
import { useConfig, useIntl } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DocumentLink } from '../links/document-link.tsx';
import { preferencesId, usesPreferences } from '../preferences/preferences.ts';
import { useShellParts } from '../shell-parts.ts';
import { DrawnMenu } from './drawn-menu.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useLiveMenus } from './use-live-menus.ts';

/** The head of every page outside the checkout. */
export function Header() {
  const { shell } = useConfig();
  const intl = useIntl();
  const { links, externalNavigation } = shell.header;
  const header = useRef<HTMLElement>(null);
  const { live, wake } = useLiveMenus(header);
  const { account, promo } = useShellParts();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens within
    <header ref={header} onPointerEnter={wake} onFocus={wake}>
      {promo && shell.promoCodeBanner ? <promo.PromoBanner banner={shell.promoCodeBanner} /> : null}
      <div className={usesPreferences(shell) ? styles.strip : `${styles.strip} ${styles.linksOnly}`}>
        <div className={styles.stripInner}>
          {externalNavigation.length > 0 ? (
            <ul className={styles.stripLinks}>
              {externalNavigation.map((link) => (
                <li key={link.key}>
                  <DocumentLink link={link} />
                </li>
              ))}
            </ul>
          ) : null}
          {usesPreferences(shell) ? (
            <a href={`#${preferencesId}`}>
              <Icon name="globe" />
              {intl.message('shell.preferences.current', { market: shell.market.name, language: shell.language.fullName })}
            </a>
          ) : null}
        </div>
      </div>
      <div className={styles.bar}>
        <div className={styles.inner}>
          <Logo />
          <nav aria-label={intl.message('shell.navigation')}>
            <ul className={styles.links}>
              {links.map((link) => {
                if (link.type === 'megaMenu') {
                  if (!live) return <DrawnMenu key={link.key} link={link} />;
                  const { MegaMenu, menus, hovered, focused, focusedHref } = live;
                  return (
                    <MegaMenu
                      key={link.key}
                      link={link}
                      items={menus[link.key] ?? []}
                      isHovered={hovered === link.key}
                      focusedHref={focused === link.key ? focusedHref : null}
                    />
                  );
                }
                return (
                  <li key={link.key}>
                    <DocumentLink link={link} className={styles.link} />
                  </li>
                );
              })}
            </ul>
            <MobileMenu />
          </nav>
          {account ? <account.AccountArea /> : null}
        </div>
      </div>
    </header>
  );
}
