import type { ResolvedHeader, ResolvedLink, ResolvedMegaMenuItem, ResolvedMenus, ResolvedTarget } from '#contract/release.ts';

/** An entry of a level: a link, or what leads one level down. */
export type LevelEntry =
  | { type: 'link'; link: ResolvedLink }
  | { type: 'level'; key: string; label: string; iconName?: ResolvedLink['iconName'] };

/** A view of the menu of small screens. */
export interface Level {
  title: string;
  /** What is said of it below the title. */
  text?: string;
  entries: LevelEntry[];
  /** Where all that the view is about stands together; the main view is about nothing. */
  all?: { label: string; target: ResolvedTarget };
}

/** The view that a path of keys leads to; where a key is unknown, the one above it. */
export function levelOf([menuKey, itemKey]: readonly string[], header: ResolvedHeader, menus: ResolvedMenus): Level {
  const main: Level = { title: header.mobileNavigationTitleLabel, entries: header.links.map(headerEntry) };
  const link = header.links.find(({ key }) => key === menuKey);
  const items = menuKey === undefined ? undefined : menus[menuKey];
  if (!link || !items) return main;
  const item = items.find(({ key }) => key === itemKey);
  if (!item) return { title: link.label, entries: items.map(itemEntry), all: { label: link.label, target: link.link } };
  return {
    title: item.title,
    ...(item.paragraph && { text: item.paragraph }),
    entries: item.links.map((each) => ({ type: 'link', link: each })),
    ...(item.link && { all: { label: item.title, target: item.link } }),
  };

  function headerEntry({ type, ...link }: ResolvedHeader['links'][number]): LevelEntry {
    return type === 'megaMenu' && menus[link.key] ? { type: 'level', key: link.key, label: link.label } : { type: 'link', link };
  }
}

/** An item that holds one link with an icon is that link, and one that holds none leads where its name does. */
function itemEntry({ key, label, iconName, link, links }: ResolvedMegaMenuItem): LevelEntry {
  const [first, second] = links;
  if (first?.iconName && !second) return { type: 'link', link: { ...first, key } };
  if (!first && link) return { type: 'link', link: { key, label, link, ...(iconName && { iconName }) } };
  return { type: 'level', key, label, ...(iconName && { iconName }) };
}
