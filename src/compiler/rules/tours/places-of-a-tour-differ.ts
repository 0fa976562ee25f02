import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const placesOfATourDiffer: Rule = {
  name: 'places-of-a-tour-differ',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const owners = new Map<string, string>();
      for (const [key, { latitude, longitude }] of Object.entries(tour.value.places)) {
        const spot = `${latitude} ${longitude}`;
        const owner = owners.get(spot);
        owners.set(spot, owner ?? key);
        if (owner === undefined) continue;
        const place = tour.placeOf(`${child('/places', key)}/latitude`);
        report(place, `"${key}" would lie on the map where "${owner}" lies: both have the same latitude and longitude.`);
      }
    }
  },
};
