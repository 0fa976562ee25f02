import type { Rule } from '../../check/rule.ts';
import { listInWords } from '../../diagnostics/list-in-words.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { renamedTo } from '../report/renamed-to.ts';

/** Beside the first. So many slips are not alike: the place is missing. */
const tooManyToErr = 2;

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
      const unused = known.filter((name) => !used.some(([, other]) => other === name));
      for (const place of new Set(strangers.map(([, stranger]) => stranger))) {
        const [first = '', ...others] = strangers.flatMap(([pointer, stranger]) => (stranger === place ? pointer : []));
        const renamed = others.length > 0 ? renamedTo(place, unused) : undefined;
        const slip = suggest(place, known);
        if (renamed === undefined && others.length < tooManyToErr && (others.length === 0 || slip !== undefined)) {
          const lines = others.map((pointer) => `line ${tour.placeOf(pointer).line}`);
          const elsewhere = lines.length > 0 ? `; ${listInWords(lines)} ${lines.length > 1 ? 'name' : 'names'} it, too` : '';
          report(tour.placeOf(first), `"${place}" is not one of the tour's places${elsewhere}.`, slip);
          continue;
        }
        const pointer = renamed === undefined ? '/places' : child('/places', renamed);
        const message = `The tour leads to "${place}" ${others.length + 1} times, but it is not one of its places.`;
        report(tour.placeOf(pointer, 'key'), message, renamed && place);
      }
    }
  },
};
