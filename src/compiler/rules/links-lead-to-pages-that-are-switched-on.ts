import type { Link } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { layeredKinds } from '../read/document-kinds.ts';
import type { JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedMarket } from '../resolve/resolved-store.ts';
import { type Condition, conditionsOfRoutes, lacks } from './conditions-of-routes.ts';
import { createInheritedLinks } from './inherited-links.ts';

export const linksLeadToPagesThatAreSwitchedOn: Rule = {
  name: 'links-lead-to-pages-that-are-switched-on',
  severity: 'warning',
  visit(store, report) {
    const conditions = conditionsOfRoutes(store);
    if (conditions.size === 0) return {};
    const found = new Map<string, Found>();
    const shared: { document: ResolvedDocument; pointer: JsonPointer; condition: Condition; codes: string[] }[] = [];
    const inheritedLinks = createInheritedLinks((link) => conditions.has(routeOf(link) ?? ''));

    function routeOf(link: Link): string | undefined {
      if (link.type === 'route') return link.route;
      const page = link.type === 'page' ? store.pages.get(link.page)?.value : undefined;
      return page?.kind === 'policy' ? page.route : undefined;
    }

    function conditionOf(link: Link): Condition | undefined {
      const route = routeOf(link);
      return route === undefined ? undefined : conditions.get(route);
    }

    function tell(place: Place, condition: Condition, codes: readonly string[]): void {
      const key = `${place.file} ${place.line} ${place.column}`;
      const known = found.get(key) ?? { place, condition, codes: [] };
      known.codes.push(...codes);
      found.set(key, known);
    }

    return {
      market(market) {
        for (const { condition, codes } of shared) if (lacks(condition, market)) codes.push(market.code);
        for (const kind of layeredKinds) {
          const document = market.documents[kind];
          for (const { link, pointer } of inheritedLinks(document)) {
            const condition = conditionOf(link);
            if (!condition || !lacks(condition, market) || !isShown(document, market)) continue;
            tell(document.placeOf(pointer), condition, [market.code]);
          }
        }
      },
      link(value, at) {
        const condition = conditionOf(value);
        if (!condition) return;
        if (!at.market) {
          if (isLayered(at.document)) return;
          shared.push({ document: at.document, pointer: at.pointer(value.type), condition, codes: [] });
        } else if (lacks(condition, at.market) && isShown(at.document, at.market)) {
          tell(at.place(value.type), condition, [at.market.code]);
        }
      },
      end(markets) {
        for (const { document, pointer, condition, codes } of shared) {
          if (codes.length > 0) tell(document.placeOf(pointer), condition, codes);
        }
        for (const { place, condition, codes } of found.values()) {
          const inOrder = markets.flatMap(({ code }) => (codes.includes(code) ? code : []));
          report(place, `${wordsOf(condition)} ${listOf(inOrder)}: the page is not found there.`);
        }
      },
    };
  },
};

interface Found {
  place: Place;
  condition: Condition;
  codes: string[];
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

const mostListed = 6;

function listOf(codes: readonly string[]): string {
  const listed = codes.slice(0, codes.length > mostListed ? mostListed - 1 : mostListed).map((code) => `"${code}"`);
  return codes.length > listed.length ? `${listed.join(', ')} and ${codes.length - listed.length} more markets` : listed.join(', ');
}
