import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { ownMember } from '../read/json-object.ts';

export const tourDestinationsExist: Rule = {
  name: 'tour-destinations-exist',
  severity: 'error',
  check({ tours, destinations }, report) {
    if (!destinations) return;
    const { regions } = destinations.value;
    for (const tour of tours.values()) {
      for (const [index, { region, country }] of tour.value.destinations.entries()) {
        const known = ownMember(regions, region);
        if (!known) {
          const place = tour.placeOf(`/destinations/${index}/region`);
          report(place, `destinations.json has no region "${region}".`, suggest(region, Object.keys(regions)));
        } else if (!ownMember(known.countries, country)) {
          const place = tour.placeOf(`/destinations/${index}/country`);
          const message = `destinations.json has no country "${country}" in the region "${region}".`;
          report(place, message, suggest(country, Object.keys(known.countries)));
        }
      }
    }
  },
};
