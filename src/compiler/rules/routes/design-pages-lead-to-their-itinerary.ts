import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { isServed } from './needed-routes.ts';

export const designPagesLeadToTheirItinerary: Rule = {
  name: 'design-pages-lead-to-their-itinerary',
  severity: 'error',
  check({ routes, brand }, report) {
    if (!routes || !brand) return;
    const served = Object.entries(routes.value.routes).filter(([, route]) => isServed(route, brand.value.routingStrategy));
    const design = served.find(([, { page }]) => page === 'designYourOwnTour')?.[0];
    if (design === undefined) return;
    const itinerary = served.find(([name]) => name === 'customTour')?.[1];
    if (itinerary?.page === 'customTour') return;
    const message = `The screen "designYourOwnTour" leads to the route "customTour", which must show the screen "customTour" at a path with {refId}.`;
    report(routes.placeOf(child('/routes', itinerary ? 'customTour' : design), 'key'), message);
  },
};
