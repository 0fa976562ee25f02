import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { nightsOf } from './tour-nights-fill-the-days.ts';

export const tourDaysExist: Rule = {
  name: 'tour-days-exist',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { days, accommodations, activities, transports, transfers, rentalCars } = tour.value;
      const parts = { activities, transports, transfers };
      const used = Object.entries(parts).flatMap(([kind, entries]) =>
        Object.entries(entries).map(([key, { day }]) => ({ pointer: child(child(`/${kind}`, key), 'day'), first: day, last: day })),
      );
      for (const [key, { startDay, nights }] of Object.entries(accommodations)) {
        used.push({ pointer: child(child('/accommodations', key), 'startDay'), first: startDay, last: startDay + nights });
      }
      for (const [key, { startDay, days: length }] of Object.entries(rentalCars)) {
        used.push({ pointer: child(child('/rentalCars', key), 'startDay'), first: startDay, last: startDay + length - 1 });
      }
      // Where the nights do not fill the days, this is told, and not what stands on a day that the nights do reach.
      const lastDay = Math.max(days.length, nightsOf(tour.value) + 1);
      for (const { pointer, first, last } of used) {
        if (last <= lastDay) continue;
        const what = first > days.length ? `Day ${first} does not exist` : `This begins on day ${first} and would end on day ${last}`;
        report(tour.placeOf(pointer), `${what}: the tour has ${days.length} days.`);
      }
    }
  },
};
