import { inOrder } from '#domain/in-order.ts';
import type { Rule } from '../../check/rule.ts';

export const baseServicesBeginWithWhatIsIncluded: Rule = {
  name: 'base-services-begin-with-what-is-included',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const [service, { categories }] of Object.entries(tour.value.baseServices ?? {})) {
        const [first] = inOrder(categories);
        if (!first || first[1].price === 0) continue;
        const place = tour.placeOf(`/baseServices/${service}/categories/${first[0]}/price`);
        report(place, `"${first[0]}" stands first, so it is part of the price of the tour and costs nothing more.`, '0');
      }
    }
  },
};
