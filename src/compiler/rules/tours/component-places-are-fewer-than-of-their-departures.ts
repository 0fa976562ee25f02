import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

const kinds = ['accommodations', 'activities', 'transports', 'transfers', 'rentalCars'] as const;

export const componentPlacesAreFewerThanOfTheirDepartures: Rule = {
  name: 'component-places-are-fewer-than-of-their-departures',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const most = Math.max(...tour.value.departures.map(({ places }) => places));
      for (const kind of kinds) {
        for (const [key, { places }] of Object.entries(tour.value[kind])) {
          if (places === undefined || places < most) continue;
          const message = `No departure of this tour takes more than ${most} travellers, so this limit of ${places} is never reached.`;
          report(tour.placeOf(child(child(`/${kind}`, key), 'places')), message);
        }
      }
    }
  },
};
