import type { Room } from '#contract/api.generated.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { placeAt } from '../support/documents.ts';
import { checkoutPath, expectAvailable, expectStep, goOn } from '../support/screens/checkout.ts';
import { openBookingForm } from '../support/screens/public-pages.ts';
import { call, createCheckout } from '../support/store-calls.ts';
import { bookTrip, HttpVisitor } from '../support/visitor.ts';

const place = placeAt('/gb-en');
const couple: Room[] = [{ adults: 2, childAges: [] }];

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

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

test('a part that a partner confirms later is said to be on request, and the trip can be booked', async ({ page }) => {
  const tripId = 'peru-cusco-and-the-altiplano';
  const asked = Object.values(place.documents.tourOf(tripId).activities).find(({ onRequest }) => onRequest);
  await page.goto(checkoutPath(await createCheckout(page, place, tripId, couple), 'availability'));
  await expect(page.getByText(place.say('checkout.availability.onRequestTitle', { count: 1 }))).toBeVisible();
  const part = page.getByRole('listitem').filter({ hasText: place.text(asked?.name ?? { en: '' }) });
  await expect(part.last()).toContainText(place.say('checkout.result.onRequest'));
  await expectAccessible(page);
  await goOn(page, place);
  await expectStep(page, place, 'experiences');
});
