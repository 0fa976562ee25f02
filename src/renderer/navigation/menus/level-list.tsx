import { observer } from 'mobx-react-lite';
import { type MobileMenuStore, previewLength } from '#stores/menus/mobile-menu-store.ts';
import { useConfig, useIntl } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DocumentLink } from '../links/document-link.tsx';
import { targetHref } from '../links/target-href.ts';
import { preferencesId, usesPreferences } from '../preferences/preferences.ts';
import { useShellParts } from '../shell-parts.ts';
import type { Level } from './level-of.ts';
import styles from './mobile-levels.module.css';

/** What a level holds: in the main view with the way home and the strip of links that wide screens have above the header. */
export const LevelList = observer(function LevelList({ level, menu }: { level: Level; menu: MobileMenuStore }) {
  const config = useConfig();
  const intl = useIntl();
  const { shell } = config;
  const { mobileHomepageLinkLabel, externalNavigation } = shell.header;
  const isMain = menu.path.length === 0;
  const { account } = useShellParts();
  return (
    <>
      {level.text ? <p className={styles.text}>{level.text}</p> : null}
      {isMain ? (
        <a className={styles.entry} href={config.homeHref}>
          {mobileHomepageLinkLabel}
        </a>
      ) : null}
      <Entries level={level} menu={menu} />
      {level.all ? (
        <a className={styles.all} href={targetHref(level.all.target, config)}>
          {intl.message('shell.menu.all')}
          <VisuallyHidden>: {level.all.label}</VisuallyHidden>
          <Icon name="arrow-right" />
        </a>
      ) : null}
      {isMain && account ? (
        <div className={styles.account}>
          <account.AccountLevel className={styles.welcome} entryClassName={styles.entry} />
        </div>
      ) : null}
      {isMain ? (
        <ul className={styles.strip}>
          {externalNavigation.map((link) => (
            <li key={link.key}>
              <DocumentLink link={link} />
            </li>
          ))}
          {usesPreferences(shell) ? (
            <li>
              <a href={`#${preferencesId}`}>
                <Icon name="globe" />
                {intl.message('shell.preferences.current', { market: shell.market.name, language: shell.language.fullName })}
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
    </>
  );
});

/** The first nine entries, and the rest once the list is unfolded. */
const Entries = observer(function Entries({ level: { entries }, menu }: { level: Level; menu: MobileMenuStore }) {
  const { shell } = useConfig();
  const { mobileNavigationSeeMoreLabel, mobileNavigationSeeLessLabel } = shell.header;
  const hidden = entries.length - previewLength;
  const { isUnfolded } = menu;
  return (
    <>
      <ul>
        {(isUnfolded ? entries : entries.slice(0, previewLength)).map((entry) =>
          entry.type === 'link' ? (
            <li key={entry.link.key}>
              <DocumentLink link={entry.link} className={styles.entry} />
            </li>
          ) : (
            <li key={entry.key}>
              <button type="button" className={styles.entry} data-enters={entry.key} onClick={() => menu.enter(entry.key)}>
                {entry.iconName ? <Icon name={entry.iconName} /> : null}
                {entry.label}
                <Icon name="chevron-right" className={styles.onwards} />
              </button>
            </li>
          ),
        )}
      </ul>
      {hidden > 0 ? (
        <button type="button" className={styles.more} aria-expanded={isUnfolded} onClick={() => menu.toggleList()}>
          {isUnfolded ? mobileNavigationSeeLessLabel : `${mobileNavigationSeeMoreLabel} (+${hidden})`}
          <Icon name="chevron-down" />
        </button>
      ) : null}
    </>
  );
});
