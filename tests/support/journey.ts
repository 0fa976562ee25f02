import type { Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import { expectAccessible } from './accessibility.ts';
import { expect } from './browser-test.ts';
import type { Place } from './documents.ts';
import { expectMailTo } from './mails.ts';
import { expectAvailable, expectStep, goOn, hasQuestions } from './screens/checkout.ts';
import { answerQuestions } from './screens/experiences.ts';
import { authorise, cards, expectDecline, fillCard, pay } from './screens/payment.ts';
import { book, chooseDeparture, chooseParty, openBookingForm, openResult, searchFor } from './screens/public-pages.ts';
import { fillTravellers } from './screens/travellers.ts';
import { call, findDeparture } from './store-calls.ts';

export interface Journey {
  place: Place;
  tourId: string;
  /** Words of the visitor's language that lead to the tour. */
  query: string;
  rooms: Room[];
  card: keyof typeof cards;
  /** Where set, axe looks at every screen of the journey, and at forms left empty, at this width. */
  axeWidth?: number;
}

/** Books a tour from the home page, where the visitor is, to the confirmation, and expects the booking and its mail. */
export async function bookTour(page: Page, { place, tourId, query, rooms, card, axeWidth }: Journey): Promise<void> {
  const look = async () => axeWidth && expectAccessible(page);
  const email = `zoe.${place.market}.${place.language}.${tourId}@mail.example`;
  const departure = await findDeparture(page.request, place, tourId, rooms);

  await look();
  await searchFor(page, place, query);
  await look();
  await openResult(page, place, tourId);
  const panel = await openBookingForm(page, place);
  await chooseDeparture(panel, place, departure);
  await chooseParty(panel, place, rooms);
  await look();
  await book(panel, place);

  const checkoutId = await expectStep(page, place, 'availability');
  await expectAvailable(page, place);
  await look();
  await goOn(page, place);

  if (hasQuestions(place, tourId)) {
    await expectStep(page, place, 'experiences');
    await answerQuestions(page, place, tourId, departure.date);
    await look();
    await goOn(page, place);
  }

  await expectStep(page, place, 'travelerDetails');
  await look();
  if (axeWidth) {
    await goOn(page, place);
    await expect(page.locator('#error-summary-title')).toBeVisible();
    await look();
  }
  await fillTravellers(page, place, { email, rooms, startDate: departure.date });
  await goOn(page, place);

  await expectStep(page, place, 'payment');
  await look();
  if (axeWidth) {
    await pay(page, place);
    await expect(page.locator('#error-summary-title')).toBeVisible();
    await look();
  }
  await fillCard(page, place, cards[card]);
  await pay(page, place);
  if (card === 'challenges') await authorise(page);
  if (card === 'declined') {
    await expectDecline(page, place, 'generic_decline');
    await fillCard(page, place, cards.succeeds);
    await pay(page, place);
  }

  await expectBooked(page, { place, tourId, checkoutId, email });
  await look();
}

async function expectBooked(
  page: Page,
  { place, tourId, checkoutId, email }: { place: Place; tourId: string; checkoutId: string; email: string },
): Promise<void> {
  const tourTitle = place.text(place.documents.tourOf(tourId).title);
  await page.waitForURL(`**/checkout/${checkoutId}/payment-successful`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.say('checkout.confirmation.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', place.contentLocale);

  const { booking_status } = await call(page.request, 'getItinerary', { params: { checkoutId } });
  expect(booking_status).toBe('BOOKING_COMPLETED');
  const query = { checkoutId, marketConfigurationId: place.market, lang: place.language };
  const { bookingReference } = await call(page.request, 'getBookingData', { query });
  expect(bookingReference).toMatch(/\S/);
  const reference = page.getByRole('region', { name: place.say('checkout.confirmation.reference') });
  await expect(reference).toContainText(bookingReference ?? '');

  const mail = await expectMailTo(email);
  expect(mail.subject).toBe(place.say('mail.confirmation.subject', { title: tourTitle }));
  expect(mail.html).toContain(`<html lang="${place.contentLocale}">`);
  expect(mail.text).toContain(`${place.say('mail.confirmation.reference')}: ${bookingReference}`);
}
