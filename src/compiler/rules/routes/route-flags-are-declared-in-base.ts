import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { routesByFlag } from './routes-by-flag.ts';

export const routeFlagsAreDeclaredInBase: Rule = {
  name: 'route-flags-are-declared-in-base',
  severity: 'error',
  check({ routes, baseMarket }, report) {
    const declared = baseMarket?.value.featureFlags;
    if (!routes || !baseMarket || !declared) return;
    const flags = Object.keys(declared);
    const asked = routesByFlag(routes.value);
    for (const [flag, names] of asked) {
      if (flags.includes(flag)) continue;
      const meant = suggest(flag, flags);
      if (names.length === 1) {
        const place = routes.placeOf(child(child('/routes', names[0] ?? ''), 'flag'));
        report(place, `The route "${names[0]}" asks for the feature "${flag}", which base/market.json does not declare.`, meant);
        continue;
      }
      const renamed = meant !== undefined && !asked.has(meant) ? meant : undefined;
      const pointer = renamed === undefined ? '/featureFlags' : child('/featureFlags', renamed);
      const message = `The feature "${flag}" is not declared here, though ${names.length} routes ask for it.`;
      report(baseMarket.placeOf(pointer, 'key'), message, renamed && flag);
    }
  },
};
