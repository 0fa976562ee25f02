import type { FooterDocument, HeaderDocument, LabelledLink, LanguageCode } from '#contract/documents.generated.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedMarket, ResolvedStore } from '../resolve/resolved-store.ts';

type Entries = Record<string, Pick<LabelledLink, 'label' | 'link'>>;

/** Links that stand side by side, by key. */
export interface Menu {
  document: ResolvedMarket['documents']['header' | 'footer'];
  pointer: JsonPointer;
  entries: Entries;
  /** The languages of all markets that have this menu as it is. */
  languages: Set<LanguageCode>;
}

const menusOfStores = new WeakMap<ResolvedStore, readonly Menu[]>();

/** Every menu of headers and footers; one that several markets inherit whole comes once. */
export function menusOf(store: ResolvedStore): readonly Menu[] {
  const known = menusOfStores.get(store);
  if (known) return known;
  const menus = new Map<Entries, Menu>();
  for (const { documents, languages } of store.markets) {
    const lists = [
      ...listsOfHeader(documents.header.value).map((list) => ({ document: documents.header, ...list })),
      ...listsOfFooter(documents.footer.value).map((list) => ({ document: documents.footer, ...list })),
    ];
    for (const list of lists) {
      const menu = menus.get(list.entries) ?? { ...list, languages: new Set() };
      for (const { urlCode } of languages) menu.languages.add(urlCode);
      menus.set(list.entries, menu);
    }
  }
  menusOfStores.set(store, [...menus.values()]);
  return [...menus.values()];
}

type List = Pick<Menu, 'pointer' | 'entries'>;

function listsOfHeader({ links, externalNavigation }: HeaderDocument): List[] {
  const panels = Object.entries(links).flatMap(([key, link]) => {
    const items = link.type === 'customMegaMenu' ? Object.entries(link.items) : [];
    return items.map(([name, item]) => ({
      pointer: [key, 'items', name, 'links'].reduce(child, '/links'),
      entries: item.links ?? {},
    }));
  });
  return [{ pointer: '/links', entries: links }, { pointer: '/externalNavigation', entries: externalNavigation }, ...panels];
}

function listsOfFooter(footer: FooterDocument): List[] {
  return (['firstBlock', 'secondBlock', 'thirdBlock'] as const).map((block) => ({
    pointer: `/${block}/links`,
    entries: footer[block].links,
  }));
}
