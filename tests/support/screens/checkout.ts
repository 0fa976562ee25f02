import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';
import type { Place } from '../documents.ts';

export type StepName = 'availability' | 'experiences' | 'travelerDetails' | 'payment';

const stepPaths: Record<StepName, string> = {
  availability: 'availability',
  experiences: 'experiences',
  travelerDetails: 'traveller-details',
  payment: 'payment',
};

export function checkoutPath(checkoutId: string, step?: StepName): string {
  return step ? `/checkout/${checkoutId}/${stepPaths[step]}` : `/checkout/${checkoutId}`;
}

/** Waits until a step is on the screen. @returns the checkout's id */
export async function expectStep(page: Page, place: Place, step: StepName): Promise<string> {
  const title = place.documents.documentOf('checkout', place.market).steps[step]?.title;
  if (!title) throw new Error(`No document names the step ${step}`);
  await expect(page.getByRole('heading', { level: 1, name: place.text(title), exact: true })).toBeVisible();
  const match = /^\/checkout\/([^/]+)\/([^/]+)$/.exec(new URL(page.url()).pathname);
  expect(match?.[2]).toBe(stepPaths[step]);
  return match?.[1] ?? '';
}

/** Presses the button that goes on, once the step lets it. */
export async function goOn(page: Page, place: Place): Promise<void> {
  await page.getByRole('button', { name: place.say('checkout.continue'), exact: true }).click();
}

export async function expectAvailable(page: Page, place: Place): Promise<void> {
  const all = page.getByText(place.say('checkout.availability.allAvailable'));
  await expect(all.or(page.getByText(place.say('checkout.availability.onRequestText')))).toBeVisible();
}

/** Opens a checkout of a tour without questions and goes on to the traveller details. */
export async function openTravellerDetails(page: Page, place: Place, checkoutId: string): Promise<void> {
  await page.goto(checkoutPath(checkoutId));
  await expectStep(page, place, 'availability');
  await expectAvailable(page, place);
  await goOn(page, place);
  await expectStep(page, place, 'travelerDetails');
}

export function hasQuestions(place: Place, tourId: string): boolean {
  return Object.values(place.documents.tourOf(tourId).activities).some(({ questions }) => Object.keys(questions ?? {}).length > 0);
}
