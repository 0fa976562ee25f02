import type { Locator, Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import { addDays, addYears } from '#domain/calendar.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { type Place, placeAt } from '../support/documents.ts';
import { expectStep, goOn, openTravellerDetails } from '../support/screens/checkout.ts';
import { fillDate } from '../support/screens/date-field.ts';
import { contactSection, fieldLabel, fillContact, passengersOf } from '../support/screens/travellers.ts';
import { createCheckout, findDeparture } from '../support/store-calls.ts';

const tourId = 'costa-rica-with-children';
const rooms: Room[] = [
  { adults: 3, childAges: [4, 9] },
  { adults: 3, childAges: [3] },
  { adults: 2, childAges: [] },
];

/** The part of the page in which one passenger's form is folded. */
function folded(page: Page, name: string): Locator {
  return page.locator('details', { has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

function field(section: Locator, place: Place, path: string): Locator {
  return section.getByLabel(fieldLabel(place, 'passenger', path), { exact: true });
}

async function fillBirthDate(section: Locator, place: Place, day: string): Promise<void> {
  await fillDate(section.getByRole('group', { name: fieldLabel(place, 'passenger', 'birthDate'), exact: true }), place, day);
}

test('eleven travellers with children are filled in on a phone, one after the other', async ({ page }) => {
  const place = placeAt('/gb-en');
  await page.setViewportSize({ width: 390, height: 844 });
  const { date: startDate } = await findDeparture(page.request, place, tourId, rooms);
  await openTravellerDetails(page, place, await createCheckout(page, place, tourId, rooms));
  const party = passengersOf({ email: '', rooms, startDate }, place);
  const [first, second] = party.map(({ name }) => folded(page, name));
  if (!first || !second) throw new Error('The party has nobody');
  const { say } = place;
  const progress = (done: number) => page.getByText(say('checkout.party.progress', { done, all: party.length }));

  await expect(progress(0)).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.locator('[name^="passengers.1."]')).toHaveCount(0);

  await goOn(page, place);
  const summary = page.locator('[aria-labelledby="error-summary-title"]');
  await expect(summary).toBeFocused();
  await expectAccessible(page);

  await summary.getByRole('link', { name: new RegExp(`^${party[1]?.name}: `) }).click();
  await expect(field(second, place, 'firstName')).toBeFocused();

  await fillContact(page, place, 'eleven@mail.example');
  await first.getByRole('button', { name: say('checkout.passenger.copyContact') }).click();
  for (const [index, { slot, name }] of party.entries()) {
    const section = folded(page, name);
    if (index > 0) {
      await expect(field(section, place, 'firstName')).toBeFocused();
      await page.keyboard.type(`Sam ${'ABCDEFGHIJK'[index]}`);
      await field(section, place, 'lastName').fill('Lambert');
    }
    const birthDate = addYears(startDate, -(slot.age ?? 35));
    if (slot.age === 9) {
      await fillBirthDate(section, place, addDays(birthDate, 1));
      await section.getByRole('button', { name: say('checkout.passenger.next', { name: party[index + 1]?.name ?? '' }) }).click();
      await expect(section.getByText(String(slot.age)).first()).toBeVisible();
    }
    await fillBirthDate(section, place, birthDate);
    const copy = section.getByRole('button', { name: new RegExp(fieldLabel(place, 'passenger', 'nationalityCountryCode')) });
    if (index === 0) await field(section, place, 'nationalityCountryCode').selectOption(place.country);
    else await copy.click();
    const next = party[index + 1];
    await section
      .getByRole('button', { name: next ? say('checkout.passenger.next', { name: next.name }) : say('checkout.passenger.done') })
      .click();
    await expect(section.getByText(say('checkout.passenger.complete'))).toBeVisible();
    await expect(progress(index + 1)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: place.say('checkout.continue'), exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, place, 'payment');
});

test('an error that a press brings about does not move away what is pressed', async ({ page }) => {
  // Nothing to scroll: a browser keeps still what it has scrolled to.
  await page.setViewportSize({ width: 1440, height: 2400 });
  const place = placeAt('/gb-en');
  await openTravellerDetails(page, place, await createCheckout(page, place, tourId, [{ adults: 1, childAges: [] }]));
  const email = contactSection(page, place).getByLabel(fieldLabel(place, 'contact', 'email'), { exact: true });
  await email.fill('not an address');
  const billing = page.getByLabel(place.say('checkout.travelers.billingSame'));
  await expect(billing).toBeChecked();
  await billing.click();
  await expect(billing).not.toBeChecked();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});
