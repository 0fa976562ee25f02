import { useConfig, useIntl } from '../store-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { DocumentLink } from './document-link.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MegaMenu } from './mega-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { preferencesId, usesPreferences } from './preferences.ts';

/** The head of every page outside the checkout. */
export function Header() {
  const { shell } = useConfig();
  const intl = useIntl();
  const { links, externalNavigation } = shell.header;
  return (
    <header>
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
              {links.map((link) =>
                link.type === 'megaMenu' ? (
                  <MegaMenu key={link.key} link={link} />
                ) : (
                  <li key={link.key}>
                    <DocumentLink link={link} className={styles.link} />
                  </li>
                ),
              )}
            </ul>
            <MobileMenu />
          </nav>
        </div>
      </div>
    </header>
  );
}
