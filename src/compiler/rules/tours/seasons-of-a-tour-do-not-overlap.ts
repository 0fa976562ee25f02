import { Info } from 'luxon';
import type { DepartureRule } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';

export const seasonsOfATourDoNotOverlap: Rule = {
  name: 'seasons-of-a-tour-do-not-overlap',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { departures } = tour.value;
      for (const [index, season] of departures.entries()) {
        const earlier = departures.findIndex((other, place) => place < index && sharedDays(season, other) !== undefined);
        const other = departures[earlier];
        const shared = other && sharedDays(season, other);
        if (!shared) continue;
        const message = `${shared} stand in entry ${earlier + 1} of "departures" already: its places and supplement count, those here do not.`;
        report(tour.placeOf(`/departures/${index}/months`), message);
      }
    }
  },
};

/** The first weekday of the first month that two seasons both name, in words. */
function sharedDays(one: DepartureRule, other: DepartureRule): string | undefined {
  const month = one.months.find((candidate) => other.months.includes(candidate));
  const weekday = one.weekdays.find((candidate) => other.weekdays.includes(candidate));
  if (month === undefined || weekday === undefined) return undefined;
  const english = { locale: 'en' };
  return `${Info.weekdays('long', english)[weekday - 1]}s in ${Info.months('long', english)[month - 1]}`;
}
