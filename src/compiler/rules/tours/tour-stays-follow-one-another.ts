import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { nightsOf } from './tour-nights-fill-the-days.ts';

export const tourStaysFollowOneAnother: Rule = {
  name: 'tour-stays-follow-one-another',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { days, accommodations } = tour.value;
      const stays = Object.entries(accommodations).sort(([, one], [, other]) => one.startDay - other.startDay);
      const isWithinTheTour = stays.every(([, stay]) => stay.startDay + stay.nights <= days.length);
      if (nightsOf(tour.value) !== days.length - 1 || !isWithinTheTour) continue;
      let free = 1;
      for (const [key, { startDay, nights: length }] of stays) {
        if (startDay !== free) {
          const message = `This stay begins on day ${startDay}, but travellers need the next one from day ${free} on.`;
          report(tour.placeOf(child(child('/accommodations', key), 'startDay')), message);
          break;
        }
        free += length;
      }
    }
  },
};
