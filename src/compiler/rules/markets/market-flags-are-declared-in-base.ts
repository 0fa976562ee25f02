import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { routesByFlag } from '../routes/routes-by-flag.ts';

export const marketFlagsAreDeclaredInBase: Rule = {
  name: 'market-flags-are-declared-in-base',
  severity: 'error',
  visit({ baseMarket, routes }, report) {
    if (!baseMarket) return {};
    const flags = Object.keys(baseMarket.value.featureFlags ?? {});
    // Of a feature that routes ask for and base does not declare, routes tell.
    const told = routes && baseMarket.value.featureFlags ? routesByFlag(routes.value) : new Map<string, unknown>();
    return {
      market({ documents }) {
        for (const flag of Object.keys(documents.market.value.featureFlags)) {
          if (flags.includes(flag) || told.has(flag)) continue;
          const place = documents.market.placeOf(child('/featureFlags', flag), 'key');
          report(place, `The feature "${flag}" is not declared in base/market.json, so nothing asks for it.`, suggest(flag, flags));
        }
      },
    };
  },
};
