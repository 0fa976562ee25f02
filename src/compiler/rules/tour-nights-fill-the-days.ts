import type { Rule } from '../check/rule.ts';

export const tourNightsFillTheDays: Rule = {
  name: 'tour-nights-fill-the-days',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { days, accommodations } = tour.value;
      const nights = Object.values(accommodations).reduce((sum, stay) => sum + stay.nights, 0);
      if (nights === days.length - 1) continue;
      const message = `The nights of the stays add up to ${nights}, but a tour of ${days.length} days has ${days.length - 1}.`;
      report(tour.placeOf('/accommodations', 'key'), message);
    }
  },
};
