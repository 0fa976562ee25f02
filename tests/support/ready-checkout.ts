import type { Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import { createCheckoutStorage } from '#stores/checkout/state/checkout-storage.ts';
import * as answers from '#stores/checkout/state/keyed-answers.ts';
import { storeOrigin } from './browser-test.ts';
import type { Place } from './documents.ts';
import { expectOk, HttpVisitor, type ReadyCheckout, readyToPay } from './visitor.ts';

/**
 * A checkout of the page's browser whose steps before payment are complete: made through the API, and kept in the browser as
 * a visit would have left it.
 */
export async function openReadyCheckout(page: Page, { market, language }: Place, tripId: string, rooms: Room[]): Promise<ReadyCheckout> {
  const cookies = new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));
  const visitor = new HttpVisitor(storeOrigin(), cookies);
  const { departures } = expectOk(await visitor.call('listDepartures', { query: { tripId, market, lang: language } }));
  // Far enough ahead for every plan of payment.
  const departureDate = departures.findLast(({ placesLeft }) => placesLeft > passengerCount(rooms))?.date ?? '';
  const checkout = await readyToPay(visitor, { tripId, departureDate, market, lang: language, rooms });
  const { checkoutId, query } = checkout;
  const { storageKey, travelerDetails, activityAnswers } = expectOk(await visitor.call('getCheckoutDetails', { query }));
  const { questions } = expectOk(await visitor.call('getActivityQuestions', { query }));
  const items = new Map<string, string>();
  createCheckoutStorage({
    checkoutId,
    key: storageKey,
    language,
    questions,
    answers,
    now: () => new Date(),
    storage: { getItem: () => null, setItem: (name, value) => items.set(name, value), removeItem: () => undefined, keys: () => [] },
  }).write({
    completedSteps: ['availability', 'experiences', 'travelerDetails'],
    activeRouteName: null,
    travelerDetails,
    activityAnswers,
    paymentChoice: null,
  });
  await page.context().addCookies([...cookies].map(([name, value]) => ({ name, value, url: storeOrigin() })));
  await page.addInitScript(
    (entries) => {
      for (const [name, value] of entries) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    },
    [...items],
  );
  return checkout;
}
