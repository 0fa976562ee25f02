import type { FooterDocument, HeaderDocument, LabelledLink, LanguageCode } from '#contract/documents.generated.ts';
import type { Visitor } from '../check/rule.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { layDocuments } from '../resolve/resolved-document.ts';
import type { ResolvedMarket } from '../resolve/resolved-store.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';

type MenuDocument = ResolvedMarket['documents']['header' | 'footer'];

type Entries = Record<string, Pick<LabelledLink, 'label' | 'link'>>;

/** Links that stand side by side, by key. */
export interface Menu {
  document: MenuDocument;
  pointer: JsonPointer;
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
          const menu = inherited.get(list.entries) ?? { document, ...list, languages: new Set() };
          for (const { urlCode } of languages) menu.languages.add(urlCode);
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

type List = Pick<Menu, 'pointer' | 'entries'>;

function listsOf({ value }: MenuDocument): List[] {
  return 'firstBlock' in value ? listsOfFooter(value) : listsOfHeader(value);
}

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
