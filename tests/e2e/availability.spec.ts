import type { Page } from '@playwright/test';
import type { AvailabilityAnswer, CheckoutDetails, Room } from '#contract/api.generated.ts';
import { calls } from '#contract/calls.generated.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { documentOf, placeAt } from '../support/documents.ts';
import { checkoutPath, expectAvailable, expectStep, goOn } from '../support/screens/checkout.ts';
import { openBookingForm } from '../support/screens/public-pages.ts';
import { call, createCheckout } from '../support/store-calls.ts';
import { bookTrip, HttpVisitor } from '../support/visitor.ts';

const place = placeAt('/gb-en');
const couple: Room[] = [{ adults: 2, childAges: [] }];

/** Changes what a call answers, until it is told to stop. */
async function alter<Answer>(page: Page, path: string, change: (answer: Answer) => Answer): Promise<() => void> {
  let isOn = true;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Answer;
      await route.fulfill({ response, json: isOn ? change(answer) : answer });
    },
  );
  return () => {
    isOn = false;
  };
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a price that has changed is told part by part, and accepted by the keyboard', async ({ page }) => {
    const more = 12_300;
    const stop = await alter<AvailabilityAnswer>(page, calls.checkAvailability.path, (answer) => {
      const [dearer] = answer.results.filter(({ price }) => price !== null);
      if (!dearer?.price) throw new Error('No part of the trip has a price');
      dearer.price = { ...dearer.price, amount: dearer.price.amount + more };
      dearer.result = 'priceChanged';
      const { amount, currency } = answer.totalPackagePrice;
      return { ...answer, totalPackagePrice: { amount: amount + more, currency } };
    });
    const checkoutId = await createCheckout(page, place, 'costa-rica-with-children', couple);
    await page.goto(checkoutPath(checkoutId, 'availability'));
    const dialog = page.getByRole('dialog', { name: place.say('checkout.availability.priceTitle') });
    await expect(dialog.getByText(place.say('checkout.availability.more', { amount: '£123.00' }))).toBeVisible();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await goOn(page, place);
    await expect(dialog).toBeVisible();
    stop();
    await dialog.getByRole('button', { name: place.say('checkout.availability.accept') }).press('Enter');
    await expect(dialog).toBeHidden();
    await expectAvailable(page, place);
    await goOn(page, place);
    await expectStep(page, place, 'travelerDetails');
  });

  test('a part that is sold out is named with its reason, and another date keeps the party', async ({ page, baseURL }) => {
    const tripId = 'namibia-desert-drive';
    const { activities } = place.documents.tourOf(tripId);
    const rooms: Room[] = [{ adults: 2, childAges: [12, 9] }];
    const checkoutId = await createCheckout(page, place, tripId, rooms);
    const query = { checkoutId, marketConfigurationId: place.market, lang: place.language };
    const { startDate: departureDate } = await call(page.request, 'getCheckoutDetails', { query });
    const others: Room[] = [
      { adults: 4, childAges: [] },
      { adults: 1, childAges: [] },
    ];
    await bookTrip(new HttpVisitor(baseURL ?? ''), { tripId, departureDate, rooms: others, market: 'gb', lang: 'en' });

    await page.goto(checkoutPath(checkoutId, 'availability'));
    const dialog = page.getByRole('dialog', { name: place.say('checkout.availability.goneTitle') });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText(place.text(activities.balloon?.name ?? { en: '' }));
    await expect(dialog.getByRole('listitem')).toContainText(place.say('checkout.reason.NoAvailability'));
    await expectAccessible(page);
    await dialog.getByRole('link', { name: place.say('checkout.availability.otherDate') }).click();
    await page.waitForURL((url) => url.searchParams.get('rooms') === '2-12-9');
    expect(new URL(page.url()).pathname).toBe(place.tour(tripId));
    const form = await openBookingForm(page, place);
    const ages = form.getByRole('combobox', { name: /age/i });
    await expect(ages).toHaveCount(2);
    await expect(ages.first()).toHaveValue('12');
  });
});

test('a group tour says that others travel along, and another is for the party alone', async ({ page }) => {
  for (const [tripId, title] of [
    ['dolomites-hut-to-hut', 'groupTitle'],
    ['costa-rica-with-children', 'privateTitle'],
  ] as const) {
    await page.goto(checkoutPath(await createCheckout(page, place, tripId, couple), 'availability'));
    await expectAvailable(page, place);
    await expect(page.getByText(place.say(`checkout.availability.${title}`))).toBeVisible();
  }
  await expectAccessible(page);
});

test('where the booking window has closed, the market says so on the whole screen and leads on', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await alter<CheckoutDetails>(page, calls.getCheckoutDetails.path, (details) => ({ ...details, bookingWindowEnd: '2026-01-01' }));
  const checkoutId = await createCheckout(page, place, 'costa-rica-with-children', couple);
  const { messages } = documentOf('checkout', place.market);
  for (const step of ['availability', 'payment'] as const) {
    await page.goto(checkoutPath(checkoutId, step));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.text(messages.invalidBookingWindowTitle));
    await expect(page.getByText(place.text(messages.invalidBookingWindowMessage))).toBeVisible();
  }
  expect(logged).toContain('Booking window has expired');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
});
