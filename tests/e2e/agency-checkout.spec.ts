import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import { handOffLink } from '#server/agencies/hand-off-link.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, storeData, test } from '../support/browser-test.ts';
import { documentOf, placeAt } from '../support/documents.ts';
import { checkoutPath, expectAvailable, expectStep, goOn } from '../support/screens/checkout.ts';
import { chooseMethod, expectPaid, openPaymentStep } from '../support/screens/payment.ts';
import { createCheckout } from '../support/store-calls.ts';

const place = placeAt('/gb-en');
const tourId = 'costa-rica-with-children';
const rooms: Room[] = [{ adults: 2, childAges: [] }];

/** Comes to the store as an agency's system hands its visitors over. */
async function comeFrom(page: Page, agency: string): Promise<void> {
  const expires = Math.floor(Date.now() / 1000) + 600;
  const handOff = { company: 'portolan', agency, market: place.market, lang: place.language, expires };
  await page.goto(handOffLink(handOff, readFileSync(join(storeData(), 'secret'), 'utf8').trim()));
}

test('whoever an agency hands over books through it: its name, its ways to pay, and the way back to its trip builder', async ({ page }) => {
  await comeFrom(page, 'harbour-travel');
  const checkoutId = await createCheckout(page, place, tourId, rooms);
  await page.goto(checkoutPath(checkoutId, 'availability'));
  await expectAvailable(page, place);
  await expect(page.getByText(place.say('checkout.summary.agency', { agency: 'Harbour Travel' }))).toBeVisible();
  const { bookingProvider } = documentOf('market', place.market);
  const builder = bookingProvider.tripBuilderUrl?.replace('{distributionChannel}', bookingProvider.distributionChannel ?? '') ?? '';
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', builder);
  await goOn(page, place);
  await expectStep(page, place, 'travelerDetails');
});

test('an agency books on invoice: nothing is typed in, and its button says so', async ({ page }) => {
  await comeFrom(page, 'harbour-travel');
  const checkout = await openPaymentStep(page, place, tourId, rooms);
  await chooseMethod(page, place, 'INVOICE');
  await expect(page.getByText(place.say('checkout.payment.invoiceText', { email: checkout.email }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: place.say('checkout.payment.bookOnInvoice') }).click();
  await expectPaid(page, checkout, ['Closed']);
});

test('an agency that may not sell is told of with the market’s words, and leads on', async ({ page }) => {
  await comeFrom(page, 'lighthouse-tours');
  const checkoutId = await createCheckout(page, place, tourId, rooms);
  await page.goto(checkoutPath(checkoutId));
  const { inactiveAgency } = documentOf('errors', place.market);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.text(inactiveAgency.title));
  await expect(page.getByText(place.text(inactiveAgency.message))).toBeVisible();
  await expectAccessible(page);
});
