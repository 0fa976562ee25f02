import { Pool } from 'pg';
import type { Room } from '#contract/api.generated.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, storeDatabase, test } from '../support/browser-test.ts';
import { documentOf, placeAt } from '../support/documents.ts';
import { checkoutPath, expectAvailable, expectStep, goOn } from '../support/screens/checkout.ts';
import { call, createCheckout } from '../support/store-calls.ts';

/**
 * What happens to a trip while somebody is booking it. Tests move the store's own database, which only a server of databases
 * lets a second process do.
 */
const place = placeAt('/gb-en');
const tripId = 'scotland-highland-line';
const couple: Room[] = [{ adults: 2, childAges: [] }];

async function inDatabase(statement: string, values: (string | number)[]): Promise<void> {
  const pool = new Pool({ connectionString: storeDatabase(), max: 1 });
  const { rowCount } = await pool.query(statement, values);
  await pool.end();
  expect(rowCount).toBe(1);
}

test('a price that has moved on since is told part by part, and accepted by the keyboard, on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const checkoutId = await createCheckout(page, place, tripId, couple);
  const query = { checkoutId, marketConfigurationId: place.market, lang: place.language };
  const details = () => call(page.request, 'getCheckoutDetails', { query });
  const { startDate, prices: before } = await details();
  await inDatabase('UPDATE departures SET supplement = supplement + 10000 WHERE tour_id = $1 AND date = $2', [tripId, startDate]);

  await page.goto(checkoutPath(checkoutId, 'availability'));
  const dialog = page.getByRole('dialog', { name: place.say('checkout.availability.priceTitle') });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await goOn(page, place);
  await dialog.getByRole('button', { name: place.say('checkout.availability.accept') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expectAvailable(page, place);
  await goOn(page, place);
  await expectStep(page, place, 'experiences');

  const { prices: after } = await details();
  expect(after.priceVersion).toBe(before.priceVersion + 1);
  expect(after.totalPackagePrice.amount).toBeGreaterThan(before.totalPackagePrice.amount);
});

test('where the booking window has closed since, the market says so on the whole screen and leads on', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const checkoutId = await createCheckout(page, place, tripId, couple);
  await inDatabase('UPDATE checkouts SET booking_window_end = $2 WHERE id = $1', [checkoutId, '2026-01-01']);
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
