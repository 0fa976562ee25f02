import type { Locator } from '@playwright/test';
import type { Place } from '../documents.ts';

/** Types a day into the three fields of a date. @param day as 2027-03-31 */
export async function fillDate(group: Locator, place: Place, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  await group.getByLabel(place.say('form.date.day')).fill(date);
  await group.getByLabel(place.say('form.date.month')).fill(month);
  await group.getByLabel(place.say('form.date.year')).fill(year);
}
