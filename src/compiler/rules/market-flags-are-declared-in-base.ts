import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';

export const marketFlagsAreDeclaredInBase: Rule = {
  name: 'market-flags-are-declared-in-base',
  severity: 'error',
  visit({ baseMarket }, report) {
    if (!baseMarket) return {};
    const flags = Object.keys(baseMarket.value.featureFlags ?? {});
    return {
      market({ documents }) {
        for (const flag of Object.keys(documents.market.value.featureFlags)) {
          if (flags.includes(flag)) continue;
          const place = documents.market.placeOf(child('/featureFlags', flag), 'key');
          report(place, `The feature "${flag}" is not declared in base/market.json, so nothing asks for it.`, suggest(flag, flags));
        }
      },
    };
  },
};
