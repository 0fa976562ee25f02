import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';

/** So many slips are not alike: the place is missing. */
const tooManyToErr = 3;

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
      const strangers = used.filter(([, place]) => !known.includes(place));
      for (const place of new Set(strangers.map(([, stranger]) => stranger))) {
        const pointers = strangers.flatMap(([pointer, stranger]) => (stranger === place ? pointer : []));
        const unused = known.find((name) => !used.some(([, other]) => other === name) && suggest(place, [name]) !== undefined);
        if (pointers.length === 1 || (pointers.length < tooManyToErr && unused === undefined)) {
          for (const pointer of pointers)
            report(tour.placeOf(pointer), `"${place}" is not one of the tour's places.`, suggest(place, known));
        } else {
          const pointer = unused === undefined ? '/places' : child('/places', unused);
          const message = `The tour leads to "${place}" ${pointers.length} times, but it is not one of its places.`;
          report(tour.placeOf(pointer, 'key'), message, unused && place);
        }
      }
    }
  },
};
