import type { Page } from '@playwright/test';
import type { PaymentPlan, PaymentTransactionStatus, Room } from '#contract/api.generated.ts';
import { expect } from '../browser-test.ts';
import type { Place } from '../documents.ts';
import { openReadyCheckout } from '../ready-checkout.ts';
import { call } from '../store-calls.ts';
import type { ReadyCheckout } from '../visitor.ts';
import { checkoutPath, expectStep } from './checkout.ts';

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

/** A checkout whose steps before payment are complete, opened at its payment. */
export async function openPaymentStep(page: Page, place: Place, tourId: string, rooms: Room[]): Promise<ReadyCheckout> {
  const checkout = await openReadyCheckout(page, place, tourId, rooms);
  await page.goto(checkoutPath(checkout.checkoutId, 'payment'));
  await expectStep(page, place, 'payment');
  return checkout;
}

/** Expects the confirmation, and what became of each payment of the plan. */
export async function expectPaid(page: Page, { checkoutId, query }: ReadyCheckout, statuses: PaymentTransactionStatus[]): Promise<void> {
  await page.waitForURL(`**/checkout/${checkoutId}/payment-successful`);
  const { payments } = await call(page.request, 'getBookingData', { query });
  expect(payments.map(({ status }) => status)).toEqual(statuses);
}

export function choosePlan(page: Page, place: Place, plan: PaymentPlan): Promise<void> {
  return page.getByRole('radio', { name: place.say(`checkout.plan.${plan}`) }).check();
}

export function chooseMethod(page: Page, place: Place, method: 'CARD' | 'SEPA_DEBIT' | 'IDEAL' | 'INVOICE'): Promise<void> {
  return page.getByRole('radio', { name: place.say(`checkout.method.${method}`) }).check();
}
