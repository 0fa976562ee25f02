import { DateTime } from 'luxon';
import type { IsoDate } from '#domain/calendar.ts';

interface Day {
  date: IsoDate;
  /** Milliseconds of the epoch. */
  start: number;
  end: number;
}

/** The day that was last asked for, by time zone: every page with tours asks for it. */
const days = new Map<string, Day>();

/** The day that it is now in a time zone. */
export function todayIn(timeZone: string, now: Date): IsoDate {
  const known = days.get(timeZone);
  if (known && known.start <= now.getTime() && now.getTime() < known.end) return known.date;
  const start = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const date = start.toISODate() ?? '';
  days.set(timeZone, { date, start: start.toMillis(), end: start.plus({ days: 1 }).toMillis() });
  return date;
}
