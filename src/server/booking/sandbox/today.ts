import { DateTime } from 'luxon';
import type { IsoDate } from '#domain/calendar.ts';

/** The day that it is now in a time zone. */
export function todayIn(timeZone: string, now: Date): IsoDate {
  return DateTime.fromJSDate(now, { zone: timeZone }).toISODate() ?? '';
}
