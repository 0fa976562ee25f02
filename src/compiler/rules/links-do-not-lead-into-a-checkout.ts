import type { Rule } from '../check/rule.ts';
import { isOfACheckout } from './personal-screens.ts';

export const linksDoNotLeadIntoACheckout: Rule = {
  name: 'links-do-not-lead-into-a-checkout',
  severity: 'error',
  visit(store, report) {
    return {
      link(value, at) {
        const route = value.type === 'route' ? store.routes?.value.routes[value.route] : undefined;
        if (value.type !== 'route' || !route || !isOfACheckout(route)) return;
        const message = `A link cannot lead to the route "${value.route}": each visitor has a checkout of their own, which begins on the page of a tour.`;
        report(at.place('route'), message);
      },
    };
  },
};
