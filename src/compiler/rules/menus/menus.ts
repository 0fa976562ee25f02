import type { FooterDocument, HeaderDocument, LabelledLink, LanguageCode } from '#contract/documents.generated.ts';
import type { Visitor } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { child } from '../../read/json-pointer.ts';
import { layDocuments } from '../../resolve/resolved-document.ts';
import type { ResolvedMarket } from '../../resolve/resolved-store.ts';
import type { ValidDocument } from '../../validate/validate-documents.ts';

type MenuDocument = ResolvedMarket['documents']['header' | 'footer'];

/** A link of a menu, or an entry of a mega menu, which may have links below it alone. */
export type Entry = Pick<LabelledLink, 'label'> & Partial<Pick<LabelledLink, 'link'>>;

type Entries = Record<string, Entry>;

/** Links that stand side by side, by key. */
export interface Menu {
  document: MenuDocument;
  /** The keys that lead to it. */
  keys: readonly string[];
  entries: Entries;
  /** The languages of all markets that have this menu as it is. */
  languages: Set<LanguageCode>;
}

/** Is shown every menu of headers and footers; one that several markets inherit whole comes once. */
export function visitMenus(visit: (menu: Menu) => void): Visitor {
  const inherited = new Map<Entries, Menu>();
  return {
    market({ documents: { header, footer }, languages }) {
      for (const document of [header, footer]) {
        const ofBase = entriesOfBase(document.layers[0]);
        for (const list of listsOf(document)) {
          const known = inherited.get(list.entries);
          const menu: Menu = known ?? { document, ...list, languages: new Set() };
          for (const { urlCode } of languages) menu.languages.add(urlCode);
          if (known) continue;
          if (ofBase.has(list.entries)) inherited.set(list.entries, menu);
          else visit(menu);
        }
      }
    },
    end() {
      for (const menu of inherited.values()) visit(menu);
    },
  };
}

const entriesOfBases = new WeakMap<ValidDocument, ReadonlySet<Entries>>();

/** What a market inherits whole is base's own object. */
function entriesOfBase(base: ValidDocument): ReadonlySet<Entries> {
  const known = entriesOfBases.get(base);
  if (known) return known;
  const document = layDocuments(base.kind, [base]) as MenuDocument;
  const entries = new Set(listsOf(document).map((list) => list.entries));
  entriesOfBases.set(base, entries);
  return entries;
}

/** Where the label of an entry stands in a language. */
export function placeOfLabel({ document, keys }: Menu, entry: string, language: string): Place {
  return document.placeOf([...keys, entry, 'label', language].reduce(child, ''));
}

/** Where an entry leads from. */
export function placeOfLink({ document, keys }: Menu, entry: string): Place {
  return document.placeOf([...keys, entry, 'link'].reduce(child, ''));
}

type List = Pick<Menu, 'keys' | 'entries'>;

function listsOf({ value }: MenuDocument): List[] {
  return 'firstBlock' in value ? listsOfFooter(value) : listsOfHeader(value);
}

function listsOfHeader({ links, externalNavigation }: HeaderDocument): List[] {
  const lists: List[] = [
    { keys: ['links'], entries: links },
    { keys: ['externalNavigation'], entries: externalNavigation },
  ];
  for (const key in links) {
    const link = links[key];
    if (link?.type !== 'customMegaMenu') continue;
    lists.push({ keys: ['links', key, 'items'], entries: link.items });
    for (const [name, item] of Object.entries(link.items)) {
      if (item.links) lists.push({ keys: ['links', key, 'items', name, 'links'], entries: item.links });
    }
  }
  return lists;
}

function listsOfFooter({ firstBlock, secondBlock, thirdBlock }: FooterDocument): List[] {
  return [
    { keys: ['firstBlock', 'links'], entries: firstBlock.links },
    { keys: ['secondBlock', 'links'], entries: secondBlock.links },
    { keys: ['thirdBlock', 'links'], entries: thirdBlock.links },
  ];
}
