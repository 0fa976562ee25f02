import type { Room } from '#contract/api.generated.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { placeAt } from '../support/documents.ts';
import {
  authorise,
  cards,
  chooseMethod,
  choosePlan,
  expectDecline,
  expectPaid,
  fillCard,
  openPaymentStep,
  pay,
} from '../support/screens/payment.ts';
import { call } from '../support/store-calls.ts';

/** A tour without questions about its experiences. */
const tourId = 'costa-rica-with-children';
const couple: Room[] = [{ adults: 2, childAges: [] }];

test('a deposit by direct debit, on a small screen: the button says what is due now, and a mistyped account is told', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const place = placeAt('/be-nl');
  const checkout = await openPaymentStep(page, place, tourId, couple);
  await choosePlan(page, place, 'SPLIT_PAYMENT');
  const { items } = await call(page.request, 'getPaymentSchedule', { params: { checkoutId: checkout.checkoutId, plan: 'SPLIT_PAYMENT' } });
  const due = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' }).format((items[0]?.amount.amount ?? 0) / 100);
  const button = page.getByRole('button', { name: place.say('checkout.payment.pay') });
  await expect(button).toContainText(due.replace(/\s/g, '\u00a0'));
  await chooseMethod(page, place, 'SEPA_DEBIT');
  const iban = page.getByLabel(place.say('checkout.payment.iban'));
  await iban.fill('DE89370400440532013001');
  await pay(page, place);
  await expect(page.locator('#error-summary-title')).toBeVisible();
  await expect(iban).toHaveAccessibleDescription(new RegExp(place.say('checkout.payer.ibanInvalid')));
  await expectAccessible(page);
  await iban.fill('DE89370400440532013000');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 00');
  await pay(page, place);
  await expectPaid(page, checkout, ['Closed', 'Open']);
});

test('iDEAL: the bank’s no is told on the payment page, its yes books', async ({ page }) => {
  const place = placeAt('/be-fr');
  const checkout = await openPaymentStep(page, place, tourId, couple);
  await expectAccessible(page);
  await chooseMethod(page, place, 'IDEAL');
  const bank = page.getByLabel(place.say('checkout.payment.bank'), { exact: true });
  await bank.selectOption('bunq');
  await pay(page, place);
  await page.waitForURL(/\/challenge\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
  await page.getByRole('button', { name: place.say('mail.bank.fail') }).click();
  await expectDecline(page, place, 'authentication_failed');
  await bank.selectOption('bunq');
  await pay(page, place);
  await page.waitForURL(/\/challenge\//);
  await page.getByRole('button', { name: place.say('mail.bank.authorise') }).click();
  await expectPaid(page, checkout, ['Closed']);
});

test('instalments by card: a decline, the way back from the bank, and 3-D Secure passed and declined', async ({ page }) => {
  const place = placeAt('/be-fr');
  const checkout = await openPaymentStep(page, place, tourId, couple);
  await choosePlan(page, place, 'INSTALLMENT');
  await fillCard(page, place, '4000000000009995');
  await pay(page, place);
  await expectDecline(page, place, 'insufficient_funds');
  await fillCard(page, place, '4000008400001629');
  await pay(page, place);
  await authorise(page);
  await expectDecline(page, place, 'generic_decline');
  await expect(page.getByRole('radio', { name: place.say('checkout.plan.INSTALLMENT') })).toBeChecked();
  await fillCard(page, place, cards.challenges);
  await pay(page, place);
  await page.waitForURL(/\/challenge\//);
  await page.goBack();
  await fillCard(page, place, cards.succeeds);
  // Twice, as an impatient hand does.
  await page.getByRole('button', { name: place.say('checkout.payment.pay') }).dblclick();
  await expectPaid(page, checkout, ['Closed', 'Open', 'Open', 'Open']);
});
