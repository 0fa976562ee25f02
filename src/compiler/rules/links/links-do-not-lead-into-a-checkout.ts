import type { Rule } from '../../check/rule.ts';
import { isOfACheckout } from '../routes/personal-screens.ts';

export const linksDoNotLeadIntoACheckout: Rule = {
  name: 'links-do-not-lead-into-a-checkout',
  severity: 'error',
  visit(store, report) {
    const ofCheckouts = new Set(
      Object.entries(store.routes?.value.routes ?? {}).flatMap(([name, route]) => (isOfACheckout(route) ? name : [])),
    );
    return {
      link(value, at) {
        if (value.type !== 'route' || !ofCheckouts.has(value.route)) return;
        const message = `A link cannot lead to the route "${value.route}": each visitor has a checkout of their own, which begins on the page of a tour.`;
        report(at.place('route'), message);
      },
    };
  },
};
