import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { isClosedToSome } from './needed-routes.ts';
import { isOfACheckout, isPersonal } from './personal-screens.ts';

export const personalPagesAreNotCached: Rule = {
  name: 'personal-pages-are-not-cached',
  severity: 'error',
  check({ routes }, report) {
    for (const [name, route] of Object.entries(routes?.value.routes ?? {})) {
      if (!route.cache || !isPersonal(route)) continue;
      // A guard that should not be there is one mistake.
      if (isClosedToSome(name, route) && !isPersonal({ ...route, guards: [] })) continue;
      const what = isOfACheckout(route) ? 'a checkout' : route.page === 'customTour' ? 'a tour of one’s own' : 'an account';
      const message = `The route "${name}" shows ${what}, which is one visitor's own: kept, it would be shown to others. Remove "cache".`;
      if (routes) report(routes.placeOf(child(child('/routes', name), 'cache'), 'key'), message);
    }
  },
};
