import type { Locator, Page } from '@playwright/test';
import type { Room } from '#contract/api.generated.ts';
import type { TravellerField } from '#contract/documents.generated.ts';
import { addYears } from '#domain/calendar.ts';
import { type PassengerSlot, passengerSlots } from '#domain/passenger-slots.ts';
import { expect } from '../browser-test.ts';
import type { Place } from '../documents.ts';
import { fillDate } from './date-field.ts';

type Section = 'contact' | 'passenger';

/** A number that exists in each country, as its people write it to foreigners. */
export const phoneNumbers: Record<string, string> = {
  US: '+1 212 555 0142',
  GB: '+44 7400 123456',
  FR: '+33 6 12 34 56 78',
  BE: '+32 470 12 34 56',
  NL: '+31 6 12345678',
  NO: '+47 406 12 345',
  SE: '+46 70 123 45 67',
  FI: '+358 41 2345678',
  DK: '+45 32 12 34 56',
  PT: '+351 912 345 678',
  IT: '+39 312 345 6789',
  DE: '+49 1512 3456789',
};

export interface TravellerParty {
  email: string;
  rooms: readonly Room[];
  startDate: string;
}

/** The label of a field, without the note that it may stay empty. */
export function fieldLabel(place: Place, section: Section, path: string): string {
  return place.text(fieldOf(place, section, path).label);
}

function fieldOf(place: Place, section: Section, path: string): TravellerField {
  const field = place.documents.documentOf('traveller-fields', place.market)[section][path];
  if (!field) throw new Error(`No document describes the field ${section}.${path}`);
  return field;
}

/** Paths of the fields that must be filled in, in the order of the screen. */
function requiredPaths(place: Place, section: Section): string[] {
  const required = place.documents.documentOf('required-fields', place.market)[section];
  return Object.keys(required)
    .filter((path) => required[path] === 'required')
    .sort((one, other) => fieldOf(place, section, one).order - fieldOf(place, section, other).order);
}

export function contactSection(page: Page, place: Place): Locator {
  return page.getByRole('region', { name: place.say('checkout.travelers.contact') });
}

/** Passengers as the screen names them: adults and children are counted each for themselves. */
export function passengersOf({ rooms, startDate }: TravellerParty, place: Place): { slot: PassengerSlot; name: string }[] {
  const slots = passengerSlots(rooms, startDate);
  return slots.map((slot) => ({
    slot,
    name: place.say(slot.isChild ? 'checkout.passenger.child' : 'checkout.passenger.adult', {
      number: slots.filter(({ isChild }) => isChild === slot.isChild).indexOf(slot) + 1,
    }),
  }));
}

/** Fills in all that must be, of the contact and of every passenger. */
export async function fillTravellers(page: Page, place: Place, party: TravellerParty): Promise<void> {
  await fillContact(page, place, party.email);
  for (const [index, { slot, name }] of passengersOf(party, place).entries()) {
    await fillSection(await openPassenger(page, name), place, 'passenger', {
      firstName: ['Zoë', 'Luc', 'Mia', 'Noor'][index] ?? 'Sam',
      lastName: 'Lambert',
      birthDate: addYears(party.startDate, -(slot.age ?? 35)),
      gender: 'Female',
      nationalityCountryCode: place.country,
    });
  }
}

/** Fills in all that must be of who books. */
export async function fillContact(page: Page, place: Place, email: string): Promise<void> {
  await fillSection(contactSection(page, place), place, 'contact', {
    firstName: 'Zoë',
    lastName: 'Lambert',
    email: email,
    mobilePhone: phoneNumbers[place.country] ?? '',
    'address.street1': '12 Quai des Péniches',
    'address.postalCode': '1000',
    'address.city': 'Port-Vieux',
    'address.region': 'Calvados',
    localIdNumber: 'LMBZOE80A41F205X',
  });
}

/** A passenger of a large party is folded away. */
async function openPassenger(page: Page, name: string): Promise<Locator> {
  const heading = page.getByRole('heading', { level: 2, name, exact: true });
  await expect(heading).toBeVisible();
  const folded = page.locator('details', { has: heading });
  if ((await folded.count()) === 0) return page.getByRole('region', { name, exact: true });
  if ((await folded.getAttribute('open')) === null) await heading.click();
  return folded;
}

async function fillSection(section: Locator, place: Place, name: Section, values: Record<string, string>): Promise<void> {
  for (const path of requiredPaths(place, name)) {
    const value = values[path];
    if (value !== undefined) await fillField(section, place, fieldOf(place, name, path), value);
  }
}

async function fillField(section: Locator, place: Place, field: TravellerField, value: string): Promise<void> {
  const label = place.text(field.label);
  if (field.widget === 'date') return fillDate(section.getByRole('group', { name: label, exact: true }), place, value);
  const control = section.getByLabel(label, { exact: true });
  if (field.widget === 'country' || field.widget === 'select') await control.selectOption(value);
  else await control.fill(value);
}
