import type { Link } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { layeredKinds } from '../../read/document-kinds.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { ResolvedMarket } from '../../resolve/resolved-store.ts';
import { marketsInWords } from '../report/once-for-all-markets.ts';
import { type Condition, conditionsOfRoutes, firstLacking, lacks } from '../routes/conditions-of-routes.ts';
import { isRead, withoutLanguage } from './links-in-texts.ts';
import { createLinksOfBase, inherits } from './links-of-base.ts';

export const linksLeadToPagesThatAreSwitchedOn: Rule = {
  name: 'links-lead-to-pages-that-are-switched-on',
  severity: 'warning',
  visit(store, report) {
    const conditions = conditionsOfRoutes(store);
    if (conditions.size === 0) return {};
    const found = new Map<string, Found>();
    const shared: SharedLink[] = [];
    const linksOfBase = createLinksOfBase((link) => conditions.has(routeOf(link) ?? ''));

    function routeOf(link: Link): string | undefined {
      if (link.type === 'route') return link.route;
      const page = link.type === 'page' ? store.pages.get(link.page)?.value : undefined;
      return page?.kind === 'policy' ? page.route : undefined;
    }

    function conditionsOf(link: Link): readonly Condition[] {
      return conditions.get(routeOf(link) ?? '') ?? none;
    }

    function tell(place: Place, document: ResolvedDocument, keys: readonly string[], condition: Condition, codes: readonly string[]): void {
      const key = [place.file, ...withoutLanguage(document, keys), condition.route, condition.flag].join(' ');
      const known = found.get(key) ?? { place, condition, codes: new Set() };
      for (const code of codes) known.codes.add(code);
      found.set(key, known);
    }

    return {
      market(market) {
        for (const { document, keys, condition, codes } of shared) {
          if (lacks(condition, market) && isRead(document, keys, market)) codes.push(market.code);
        }
        for (const kind of layeredKinds) {
          const document = market.documents[kind];
          for (const base of linksOfBase(document)) {
            const condition = firstLacking(conditionsOf(base.link), market);
            if (!condition || !isShown(document, market)) continue;
            if (!inherits(document, base) || !isRead(document, base.keys, market)) continue;
            tell(base.document.placeOf(base.pointer), document, base.keys, condition, [market.code]);
          }
        }
      },
      link(value, at) {
        const { document, market } = at;
        const needed = conditionsOf(value);
        if (needed.length === 0) return;
        if (market) {
          const condition = firstLacking(needed, market);
          if (condition && isShown(document, market) && isRead(document, at.path, market))
            tell(at.place(value.type), document, at.path, condition, [market.code]);
        } else if (!isLayered(document)) {
          const link = { document, keys: [...at.path], pointer: at.pointer(value.type) };
          for (const condition of needed) shared.push({ ...link, condition, codes: [] });
        }
      },
      end(markets) {
        for (const { document, keys, pointer, condition, codes } of shared) {
          if (codes.length > 0) tell(document.placeOf(pointer), document, keys, condition, codes);
        }
        for (const { place, condition, codes } of found.values()) {
          const inOrder = markets.flatMap(({ code }) => (codes.has(code) ? code : []));
          report(place, `${wordsOf(condition)} ${marketsInWords(inOrder)}: the page is not found there.`);
        }
      },
    };
  },
};

const none: readonly Condition[] = [];

/** A link in a document that all markets share. */
interface SharedLink {
  document: ResolvedDocument;
  /** The keys that lead to what holds it. */
  keys: readonly string[];
  pointer: JsonPointer;
  condition: Condition;
  /** The markets that lack what it needs. */
  codes: string[];
}

interface Found {
  place: Place;
  condition: Condition;
  codes: Set<string>;
}

function isLayered({ kind }: ResolvedDocument): boolean {
  return layeredKinds.some((layered) => layered === kind);
}

/** Words around accounts are seen only where there are accounts. */
function isShown({ kind }: ResolvedDocument, { documents }: ResolvedMarket): boolean {
  return kind !== 'customer-account' || documents.market.value.customerAccount !== undefined;
}

function wordsOf({ route, flag }: Condition): string {
  const link = `This link leads to the route "${route}"`;
  return flag === undefined ? `${link}, but there are no customer accounts in` : `${link}, whose feature "${flag}" is off in`;
}
