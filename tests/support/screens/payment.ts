import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';
import type { Place } from '../documents.ts';

/** Test values of the sandbox payment provider. */
export const cards = { succeeds: '4242424242424242', declined: '4000000000000002', challenges: '4000002760003184' };

export async function fillCard(page: Page, place: Place, number: string): Promise<void> {
  await page.getByLabel(place.say('checkout.payment.cardNumber')).fill(number);
  await page.getByLabel(place.say('checkout.payment.cardExpiry')).fill('12/34');
  await page.getByLabel(place.say('checkout.payment.cardCvc')).fill('123');
}

export async function pay(page: Page, place: Place): Promise<void> {
  await page.getByRole('button', { name: place.say('checkout.payment.pay') }).click();
}

/** On the page of the payer's bank, which the sandbox plays. */
export async function authorise(page: Page): Promise<void> {
  await page.waitForURL(/\/challenge\//);
  await page.locator('button[value="pass"]').click();
}

export async function expectDecline(page: Page, place: Place, code: string): Promise<void> {
  await expect(page.getByText(place.say('checkout.payment.declinedTitle'))).toBeVisible();
  await expect(page.getByText(place.say(`checkout.decline.${code}`))).toBeVisible();
}
