import type { Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { documentOf, type Place, placeAt, places, tourOf } from '../support/documents.ts';
import { expectMailTo } from '../support/mails.ts';
import { expectAvailable, expectStep, goOn, hasQuestions } from '../support/screens/checkout.ts';
import { answerQuestions } from '../support/screens/experiences.ts';
import { authorise, cards, expectDecline, fillCard, pay } from '../support/screens/payment.ts';
import {
  book,
  chooseDeparture,
  chooseMarket,
  chooseParty,
  openBookingForm,
  openResult,
  searchFor,
} from '../support/screens/public-pages.ts';
import { fillTravellers } from '../support/screens/travellers.ts';
import { call, findDeparture } from '../support/store-calls.ts';

interface Journey {
  title: string;
  place: Place;
  tourId: string;
  /** Words of the visitor's language that lead to the tour. */
  query: string;
  rooms: Room[];
  card: keyof typeof cards;
  /** Where set, axe looks at every screen of the journey, and at forms left empty, at this width. */
  axeWidth?: number;
}

const couple: Room[] = [{ adults: 2, childAges: [] }];

const journeys: Journey[] = [
  {
    title: 'two rooms and a child, on a small screen',
    place: placeAt('/gb-en'),
    tourId: 'lofoten-islands',
    query: 'norwegian islands',
    rooms: [
      { adults: 2, childAges: [9] },
      { adults: 1, childAges: [] },
    ],
    card: 'succeeds',
    axeWidth: 390,
  },
  {
    title: 'with 3-D Secure',
    place: placeAt('/be-fr'),
    tourId: 'kumano-old-way',
    query: 'sentiers de pèlerinage',
    rooms: couple,
    card: 'challenges',
  },
  {
    title: 'after a decline, a tour without questions',
    place: placeAt('/be-nl'),
    tourId: 'costa-rica-with-children',
    query: 'kinderen regenwoud',
    rooms: [{ adults: 1, childAges: [6] }],
    card: 'declined',
  },
  {
    title: 'alone, on a large screen',
    place: placeAt('/de-de'),
    tourId: 'lisbon-to-porto-by-train',
    query: 'Bahnreisen Portugal',
    rooms: [{ adults: 1, childAges: [] }],
    card: 'succeeds',
    axeWidth: 1440,
  },
];

/** Journeys in all other places, in `npm run test:full` only. */
const journeysElsewhere: Journey[] = places
  .filter(({ home }) => process.env.FULL_TESTS && !journeys.some(({ place }) => place.home === home))
  .map((place) => ({
    title: 'by its title',
    place,
    tourId: 'dolomites-hut-to-hut',
    query: place.text(tourOf('dolomites-hut-to-hut').title),
    rooms: couple,
    card: 'succeeds',
  }));

for (const journey of [...journeys, ...journeysElsewhere]) {
  const { place, title, axeWidth } = journey;
  test.describe(`${place.market}/${place.language}`, () => {
    if (axeWidth) test.use({ viewport: { width: axeWidth, height: 900 } });
    test(`a visitor books a tour: ${title}`, ({ page }) => bookTour(page, journey));
  });
}

async function bookTour(page: Page, { place, tourId, query, rooms, card, axeWidth }: Journey): Promise<void> {
  const look = async () => axeWidth && expectAccessible(page);
  const email = `zoe.${place.market}.${place.language}@mail.example`;
  const language = documentOf('market', place.market).availableLanguages.find(({ urlCode }) => urlCode === place.language);
  const departure = await findDeparture(page.request, place, tourId, rooms);

  await page.goto('/');
  await look();
  await chooseMarket(page, place, language?.fullName ?? '');
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

  if (hasQuestions(tourId)) {
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
  const tourTitle = place.text(tourOf(tourId).title);
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
