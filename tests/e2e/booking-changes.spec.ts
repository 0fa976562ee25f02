import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequest, storeOrigin, test } from '../support/browser-test.ts';
import { type Place, placeAt } from '../support/documents.ts';
import { bookInSession } from '../support/screens/booking.ts';
import { call } from '../support/store-calls.ts';

function changesPath(checkoutId: string): string {
  return `/checkout-modifications/${checkoutId}/modifications`;
}

async function expectHeading(page: Page, place: Place, id: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: place.say(id), exact: true })).toBeVisible();
}

const queryOf = (checkoutId: string, place: Place) => ({ checkoutId, marketConfigurationId: place.market, lang: place.language });

test.describe('on a small screen', () => {
  const place = placeAt('/gb-en');
  test.use({ viewport: { width: 390, height: 844 } });

  test('a traveller corrects a name, and then cancels', async ({ page }) => {
    const press = (id: string) => page.getByRole('button', { name: place.say(id), exact: true }).click();
    const trip = { tripId: 'lofoten-islands', rooms: [{ adults: 2, childAges: [] }], market: place.market, lang: place.language };
    const checkoutId = await bookInSession(page, trip);
    await page.goto(`/checkout/${checkoutId}/payment-successful`);
    await page.getByRole('link', { name: place.say('checkout.confirmation.change') }).click();
    await expectHeading(page, place, 'checkout.booking.confirmed');
    await expectAccessible(page);

    await press('checkout.booking.changeStart');
    const first = page.locator('input[name$="lastName"]').first();
    await first.fill('');
    await press('checkout.booking.changeSubmit');
    await expect(page.locator('#error-summary-title')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/checkout/${checkoutId}/traveller-details`);
    await page.waitForURL(`**${changesPath(checkoutId)}`);
    await page.locator('input[name$="lastName"]').nth(2).fill('Lovelace');
    await press('checkout.booking.changeSubmit');
    await expectHeading(page, place, 'checkout.booking.changed');
    await expect(page.getByText('Ada Lovelace')).toBeVisible();

    await press('checkout.booking.cancelStart');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(place.say('checkout.booking.refund'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await press('checkout.booking.cancelStart');
    await dialog.getByRole('button', { name: place.say('checkout.booking.cancelConfirm') }).press('Enter');
    await expectHeading(page, place, 'checkout.booking.cancelled');
    await expectAccessible(page);
    const { booking_status } = await call(page.request, 'getItinerary', { params: { checkoutId } });
    expect(booking_status).toBe('CANCELLATION_COMPLETED');
  });
});

test.describe('what another tab has changed', () => {
  const place = placeAt('/de-de');
  test.use({ expectedComplaints: failedRequest(409) });

  test('is told, and nothing is done before the booking was looked at again', async ({ page }) => {
    const trip = { tripId: 'lofoten-islands', rooms: [{ adults: 1, childAges: [] }], market: place.market, lang: place.language };
    const checkoutId = await bookInSession(page, trip);
    await page.goto(changesPath(checkoutId));
    await expectHeading(page, place, 'checkout.booking.confirmed');
    const query = queryOf(checkoutId, place);
    const { version } = await call(page.request, 'getBookingState', { query });
    await call(page.request, 'startChange', { query, body: { version } });
    await page.getByRole('button', { name: place.say('checkout.booking.changeStart'), exact: true }).click();
    await expect(page.getByText(place.say('checkout.booking.changedElsewhere'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: place.say('checkout.booking.reload') }).click();
    await page.getByRole('button', { name: place.say('checkout.booking.changeDiscard') }).click();
    await expectHeading(page, place, 'checkout.booking.confirmed');
    expect(new URL(page.url()).origin).toBe(storeOrigin());
  });
});

test('a trip with a part on request waits, and costs nothing to withdraw', async ({ page }) => {
  const place = placeAt('/be-fr');
  const trip = { tripId: 'namibia-desert-drive', rooms: [{ adults: 2, childAges: [] }], market: place.market, lang: place.language };
  const checkoutId = await bookInSession(page, trip);
  await page.goto(`/checkout/${checkoutId}/payment-successful`);
  await expectHeading(page, place, 'checkout.confirmation.requestedTitle');
  await page.getByRole('link', { name: place.say('checkout.confirmation.change') }).click();
  await expectHeading(page, place, 'checkout.booking.requested');
  const balloon = place.documents.tourOf('namibia-desert-drive').activities.balloon;
  await expect(
    page.getByText(place.say('checkout.booking.requestedParts', { parts: balloon ? place.text(balloon.name) : '' })),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: place.say('checkout.booking.cancelStart'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: place.say('checkout.booking.cancelConfirm') })
    .click();
  await expectHeading(page, place, 'checkout.booking.cancelled');
  await expect(page.getByText(place.say('checkout.booking.cancelledNothing'))).toBeVisible();
});
