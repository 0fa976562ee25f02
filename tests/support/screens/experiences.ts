import type { Page } from '@playwright/test';
import type { TourQuestion } from '#contract/documents.generated.ts';
import { addDays } from '#domain/calendar.ts';
import type { Place } from '../documents.ts';
import { fillDate } from './date-field.ts';
import { phoneNumbers } from './travellers.ts';

/** Answers every question that a tour asks. */
export async function answerQuestions(page: Page, place: Place, tourId: string, startDate: string): Promise<void> {
  for (const { questions } of Object.values(place.documents.tourOf(tourId).activities))
    for (const question of Object.values(questions ?? {})) await answer(page, place, question, startDate);
}

async function answer(
  page: Page,
  place: Place,
  { question, answerType, minimum = 1, maximum = Number.MAX_VALUE }: TourQuestion,
  startDate: string,
): Promise<void> {
  const words = place.text(question);
  const group = page.getByRole('group', { name: words });
  switch (answerType) {
    case 'boolean':
      return group.getByLabel(place.say('checkout.no')).check();
    case 'date':
      return fillDate(group, place, startDate);
    case 'dateAndTime':
      await fillDate(group, place, addDays(startDate, 1));
      return group.getByLabel(place.say('form.date.time')).fill('14:35');
    case 'phone':
      return page.getByLabel(words).fill(phoneNumbers[place.country] ?? '');
    case 'text':
      return page.getByLabel(words).fill('–');
    default:
      return page.getByLabel(words).fill(String(Math.min(minimum + 10, maximum)));
  }
}
