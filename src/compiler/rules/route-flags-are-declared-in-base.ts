import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';

export const routeFlagsAreDeclaredInBase: Rule = {
  name: 'route-flags-are-declared-in-base',
  severity: 'error',
  check({ routes, baseMarket }, report) {
    if (!routes || !baseMarket) return;
    const flags = Object.keys(baseMarket.value.featureFlags ?? {});
    for (const [name, { flag }] of Object.entries(routes.value.routes)) {
      if (flag === undefined || flags.includes(flag)) continue;
      const place = routes.placeOf(child(child('/routes', name), 'flag'));
      report(place, `The route "${name}" asks for the feature "${flag}", which base/market.json does not declare.`, suggest(flag, flags));
    }
  },
};
