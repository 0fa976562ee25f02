import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';

export const tourPlacesExist: Rule = {
  name: 'tour-places-exist',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { days, accommodations, transports, places } = tour.value;
      const known = Object.keys(places);
      const used: [pointer: string, place: string][] = [
        ...days.map(({ place }, index): [string, string] => [`/days/${index}/place`, place]),
        ...Object.entries(accommodations).map(([key, { place }]): [string, string] => [
          child(child('/accommodations', key), 'place'),
          place,
        ]),
        ...Object.entries(transports).flatMap(([key, { from, to }]): [string, string][] => {
          const pointer = child('/transports', key);
          return [
            [child(pointer, 'from'), from],
            [child(pointer, 'to'), to],
          ];
        }),
      ];
      for (const [pointer, place] of used) {
        if (known.includes(place)) continue;
        report(tour.placeOf(pointer), `"${place}" is not one of the tour's places.`, suggest(place, known));
      }
    }
  },
};
