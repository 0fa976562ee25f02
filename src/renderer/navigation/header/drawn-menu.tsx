import { createContext, useContext, useState } from 'react';
import type { ResolvedHeaderLink } from '#contract/release.ts';
import { useConfig } from '../../store-context.tsx';
import { Icon } from '../../ui/icon.tsx';
import { targetHref } from '../links/target-href.ts';
import styles from './mega-menu.module.css';

/**
 * The panels of the mega menus as HTML, by the key of their header link. The server draws them once for all pages of a market
 * and language, so that their links are there for search engines and without scripts; a browser has none of its own and
 * leaves alone what it finds until a menu is wanted.
 */
export const DrawnMenus = createContext<Readonly<Record<string, string>>>({});

/** A mega menu as the server draws it: a link, and a panel that the style sheet shows while pointer or focus is there. */
export function DrawnMenu({ link }: { link: ResolvedHeaderLink }) {
  const config = useConfig();
  const drawn = useContext(DrawnMenus);
  const [markup] = useState(() => ({ __html: drawn[link.key] ?? '' }));
  return (
    <li className={`${styles.menu} ${styles.drawn}`} data-menu={link.key}>
      <a className={styles.button} href={targetHref(link.link, config)}>
        {link.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </a>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the server from the component that takes its place */}
      <div className={styles.panel} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
    </li>
  );
}
