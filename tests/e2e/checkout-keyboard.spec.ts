import type { Locator, Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import { addYears } from '#domain/calendar.ts';
import { expect, test } from '../support/browser-test.ts';
import { type Place, placeAt } from '../support/documents.ts';
import { checkoutPath, expectAvailable, expectStep } from '../support/screens/checkout.ts';
import { cards } from '../support/screens/payment.ts';
import { contactSection, fieldLabel, passengersOf, phoneNumbers } from '../support/screens/travellers.ts';
import { createCheckout, findDeparture } from '../support/store-calls.ts';

const place = placeAt('/be-fr');
const tourId = 'costa-rica-with-children';
const rooms: Room[] = [{ adults: 1, childAges: [] }];
const mostStops = 40;

/** Walks on with the Tab key until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not lead to ${control}`);
}

async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

async function press(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

test('a checkout is gone through by keyboard alone, mistakes and payment included', async ({ page }) => {
  const { date: startDate } = await findDeparture(page.request, place, tourId, rooms);
  await page.goto(checkoutPath(await createCheckout(page, place, tourId, rooms)));
  const onwards = page.getByRole('button', { name: place.say('checkout.continue'), exact: true });
  await expectStep(page, place, 'availability');
  await expectAvailable(page, place);
  await press(page, onwards);

  await expectStep(page, place, 'travelerDetails');
  const contact = contactSection(page, place);
  const firstName = contact.getByLabel(fieldLabel(place, 'contact', 'firstName'), { exact: true });

  await tabTo(page, firstName);
  await press(page, onwards);
  const summary = page.locator('[aria-labelledby="error-summary-title"]');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(firstName).toBeFocused();

  await page.keyboard.type('Zoë');
  const contactValues: [string, string][] = [
    ['lastName', 'Lambert'],
    ['email', 'zoe.keys@mail.example'],
    ['mobilePhone', phoneNumbers[place.country] ?? ''],
    ['address.street1', '12 Quai des Péniches'],
    ['address.postalCode', '1000'],
    ['address.city', 'Port-Vieux'],
  ];
  for (const [path, text] of contactValues)
    await typeInto(page, contact.getByLabel(fieldLabel(place, 'contact', path), { exact: true }), text);

  await fillPassenger(page, place, startDate);
  await press(page, onwards);

  await expectStep(page, place, 'payment');
  const pay = page.getByRole('button', { name: place.say('checkout.payment.pay') });
  await press(page, pay);
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(place.say('checkout.payment.cardNumber'))).toBeFocused();
  await page.keyboard.type(cards.succeeds);
  await typeInto(page, page.getByLabel(place.say('checkout.payment.cardExpiry')), '1234');
  await typeInto(page, page.getByLabel(place.say('checkout.payment.cardCvc')), '123');
  await press(page, pay);
  await page.waitForURL('**/payment-successful');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.say('checkout.confirmation.title'));
});

/** Name from the contact by the button, the rest by typing; a select takes the first letters of a choice. */
async function fillPassenger(page: Page, { say, country, contentLocale }: Place, startDate: string): Promise<void> {
  const [adult] = passengersOf({ email: '', rooms, startDate }, place);
  const passenger = page.getByRole('region', { name: adult?.name ?? '', exact: true });
  await tabTo(page, passenger.getByRole('button', { name: say('checkout.passenger.copyContact') }));
  await page.keyboard.press('Space');
  await expect(passenger.getByLabel(fieldLabel(place, 'passenger', 'firstName'), { exact: true })).toHaveValue('Zoë');

  const [year = '', month = '', day = ''] = addYears(startDate, -40).split('-');
  const birthDate = passenger.getByRole('group', { name: fieldLabel(place, 'passenger', 'birthDate'), exact: true });
  await typeInto(page, birthDate.getByLabel(say('form.date.day')), day);
  await typeInto(page, birthDate.getByLabel(say('form.date.month')), month);
  await typeInto(page, birthDate.getByLabel(say('form.date.year')), year);

  const nationality = passenger.getByLabel(fieldLabel(place, 'passenger', 'nationalityCountryCode'), { exact: true });
  await typeInto(page, nationality, new Intl.DisplayNames(contentLocale, { type: 'region' }).of(country) ?? '');
  await expect(nationality).toHaveValue(country);
}
