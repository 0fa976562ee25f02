import type { Page } from '@playwright/test';
import type { Money, Room } from '#contract/api.generated.ts';
import { inOrder } from '#domain/in-order.ts';
import { majorUnits } from '#domain/money.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { type Place, placeAt } from '../support/documents.ts';
import { openReadyCheckout } from '../support/ready-checkout.ts';
import { checkoutPath, expectStep } from '../support/screens/checkout.ts';
import { call } from '../support/store-calls.ts';

const rooms: Room[] = [{ adults: 2, childAges: [] }];
const optionsPath = (checkoutId: string) => `${checkoutPath(checkoutId)}/additional-options`;

function priceIn({ contentLocale }: Place, money: Money): string {
  return new Intl.NumberFormat(contentLocale, { style: 'currency', currency: money.currency }).format(majorUnits(money));
}

/** The total as the summary beside the step shows it. */
async function expectTotal(page: Page, place: Place, total: Money): Promise<void> {
  const summary = page.getByRole('complementary', { name: place.say('checkout.summary.title') });
  await expect(summary.getByText(priceIn(place, total)).last()).toBeVisible();
}

test.describe('a promo code', () => {
  test.use({ expectedComplaints: failedRequest(404) });

  test('is refused at its field, applied with its conditions, and removed, all by keyboard', async ({ page }) => {
    const place = placeAt('/de-de');
    const { checkoutId, query } = await openReadyCheckout(page, place, 'lisbon-to-porto-by-train', rooms);
    const before = (await call(page.request, 'getCheckoutDetails', { query })).prices.totalPackagePrice;
    await page.goto(checkoutPath(checkoutId, 'payment'));
    await expectStep(page, place, 'payment');
    const field = page.getByRole('textbox', { name: place.say('checkout.promo.label') });
    await field.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(place.say('checkout.promo.missing'))).toBeVisible();
    await page.keyboard.type('no such code');
    await page.keyboard.press('Enter');
    await expect(page.getByText(place.say('checkout.promo.PROMO_CODE_UNKNOWN'))).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);

    await field.fill(' landfall - 75');
    await page.keyboard.press('Enter');
    const { prices } = await expect
      .poll(async () => call(page.request, 'getCheckoutDetails', { query }))
      .toMatchObject({ prices: { promoCode: { code: 'LANDFALL-75' } } })
      .then(() => call(page.request, 'getCheckoutDetails', { query }));
    await expect(page.getByText(prices.promoCode?.conditionText ?? '')).toBeVisible();
    await expect(page.locator('s', { hasText: priceIn(place, before) })).toBeVisible();
    await expectTotal(page, place, prices.totalPackagePrice);
    await expect(page.getByRole('button', { name: place.say('checkout.payment.pay') })).toContainText(
      priceIn(place, prices.totalPackagePrice),
    );
    await expectAccessible(page);

    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: place.say('checkout.promo.remove', { code: 'LANDFALL-75' }) })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field).toBeVisible();
    await expectTotal(page, place, before);
  });
});

test('additional options are chosen at their address, saved at once, and lead to the next step', async ({ page }) => {
  const place = placeAt('/gb-en');
  const tourId = 'iceland-south-coast';
  const { baseServices = {}, upsells = {} } = place.documents.tourOf(tourId);
  const [service] = inOrder(baseServices);
  const [upsell] = inOrder(upsells);
  if (!service || !upsell) throw new Error(`${tourId} has nothing to choose from`);
  const categoriesOf = ([, { categories }]: typeof service | typeof upsell) => inOrder(categories);
  const lastService = categoriesOf(service).at(-1);
  const lastUpsell = categoriesOf(upsell).at(-1);
  if (!lastService || !lastUpsell) throw new Error(`${tourId} has nothing to choose from`);
  const { checkoutId, query } = await openReadyCheckout(page, place, tourId, rooms);

  await page.goto(optionsPath(checkoutId));
  await page
    .getByRole('group', { name: place.text(service[1].name) })
    .getByRole('radio', { name: place.text(lastService[1].name) })
    .check();
  const offer = page.getByRole('article', { name: place.text(upsell[1].name) });
  await offer.getByRole('checkbox').check();
  await offer.getByRole('radio', { name: place.text(lastUpsell[1].name) }).check();
  await expect
    .poll(async () => (await call(page.request, 'getUpsells', { query })).upsells)
    .toEqual([{ offerId: upsell[0], serviceCategoryRefId: lastUpsell[0] }]);
  const { prices } = await call(page.request, 'getCheckoutDetails', { query });
  expect(prices.lines.map(({ kind }) => kind)).toEqual(['adult', 'baseService', 'upsell']);
  await expectTotal(page, place, prices.totalPackagePrice);
  await expectAccessible(page);

  await page.getByRole('button', { name: place.say('checkout.continue') }).click();
  await expectStep(page, place, 'travelerDetails');
  await expectTotal(page, place, prices.totalPackagePrice);
  await page.getByRole('link', { name: place.say('checkout.options.upsells') }).click();
  await expect(offer.getByRole('checkbox')).toBeChecked();
});

test('a tour without offers has no screen to choose from', async ({ page }) => {
  const place = placeAt('/gb-en');
  const { checkoutId } = await openReadyCheckout(page, place, 'dolomites-hut-to-hut', rooms);
  await page.goto(optionsPath(checkoutId));
  await expect(page.getByText(place.text(place.documents.documentOf('errors', place.market).errorConfiguration500.title))).toBeVisible();
});
