import type { PageName } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { ownMember } from '../read/json-object.ts';
import { child } from '../read/json-pointer.ts';
import { linksIn } from './links-in.ts';

/** Where these are off, links to them lead to the search. */
const leadElsewhere: readonly PageName[] = ['destinations', 'region', 'country'];

export const linksLeadToPagesThatAreSwitchedOn: Rule = {
  name: 'links-lead-to-pages-that-are-switched-on',
  severity: 'warning',
  visit({ routes, baseMarket }, report) {
    if (!routes) return {};
    const declared = baseMarket?.value.featureFlags ?? {};
    const flagsOfRoutes = Object.values(routes.value.routes).flatMap(({ flag }) => (flag !== undefined && flag in declared ? flag : []));
    const found = new Map<string, { place: Place; message: string; markets: string[] }>();
    return {
      market({ code, documents }) {
        const flags = documents.market.value.featureFlags;
        if (flagsOfRoutes.every((flag) => flags[flag] === true)) return;
        for (const { document, pointer, value } of linksIn(Object.values(documents))) {
          if (value.type !== 'route') continue;
          const { flag, page } = ownMember(routes.value.routes, value.route) ?? {};
          if (flag === undefined || !(flag in declared) || flags[flag] === true || (page && leadElsewhere.includes(page))) continue;
          const place = document.placeOf(child(pointer, 'route'));
          const message = `This link leads to the route "${value.route}", whose feature "${flag}" is off in`;
          const key = `${place.file} ${place.line} ${place.column}`;
          found.set(key, { place, message, markets: [...(found.get(key)?.markets ?? []), code] });
        }
      },
      end(markets) {
        for (const { place, message, markets: codes } of found.values()) {
          const inOrder = markets.flatMap(({ code }) => (codes.includes(code) ? `"${code}"` : []));
          report(place, `${message} ${inOrder.join(', ')}: the page is not found there.`);
        }
      },
    };
  },
};
