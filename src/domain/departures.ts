import type { DepartureRule } from '#contract/documents.generated.ts';
import { addDays, addMonths, type IsoDate, monthOf, weekday } from './calendar.ts';

export interface DepartureDay {
  date: IsoDate;
  places: number;
  /** Per person in euro cents. */
  supplement: number;
}

/** How far ahead departures are sold. */
export const departureHorizonMonths = 18;

/**
 * The departures that a tour's rules make from a day on, for the next eighteen months, in order. Where two rules name
 * the same day the first one counts.
 */
export function expandDepartures(rules: readonly DepartureRule[], from: IsoDate): DepartureDay[] {
  const departures: DepartureDay[] = [];
  const end = addMonths(from, departureHorizonMonths);
  for (let date = from; date < end; date = addDays(date, 1)) {
    const rule = rules.find(({ months, weekdays }) => months.includes(monthOf(date)) && weekdays.includes(weekday(date)));
    if (rule) departures.push({ date, places: rule.places, supplement: rule.supplement });
  }
  return departures;
}

/** The last day on which a departure can be booked. */
export function bookingWindowEnd(departureDate: IsoDate, bookingWindowDays: number): IsoDate {
  return addDays(departureDate, -bookingWindowDays);
}

/** The last day of a trip. */
export function tripEnd(departureDate: IsoDate, durationDays: number): IsoDate {
  return addDays(departureDate, durationDays - 1);
}
