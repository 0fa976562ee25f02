import type { Rule } from '../check/rule.ts';
import { linksOf } from '../check/walk.ts';
import { child } from '../read/json-pointer.ts';
import { isOfACheckout } from './personal-screens.ts';

export const linksDoNotLeadIntoACheckout: Rule = {
  name: 'links-do-not-lead-into-a-checkout',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, value } of linksOf(store)) {
      const route = value.type === 'route' ? store.routes?.value.routes[value.route] : undefined;
      if (value.type !== 'route' || !route || !isOfACheckout(route)) continue;
      const message = `A link cannot lead to the route "${value.route}": each visitor has a checkout of their own, which begins on the page of a tour.`;
      report(document.placeOf(child(pointer, 'route')), message);
    }
  },
};
