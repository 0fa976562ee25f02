import { createMarketConfig, type MarketConfig } from '#config/market-config.ts';
import { readReleaseFile } from '#config/read-release-file.ts';
import type { CallingCode } from '#contract/api.generated.ts';
import type { ResolvedField, ShellSlice } from '#contract/release.ts';
import { addYears } from '#domain/calendar.ts';
import { type PassengerSlot, passengerSlots } from '#domain/passenger-slots.ts';
import type { FieldValidators } from '#stores/checkout/travellers/compile-form.ts';

/** Which of a passenger's fields every form asks for, and which of them must be filled in: twelve. */
export const asked: Record<string, 'optional' | 'required'> = {
  firstName: 'required',
  secondOrAdditionalName: 'optional',
  lastName: 'required',
  birthDate: 'required',
  gender: 'optional',
  nationalityCountryCode: 'required',
  passportNr: 'optional',
  passportExpirationDate: 'optional',
  passportIssuingCountryCode: 'optional',
  'address.street1': 'required',
  'address.postalCode': 'required',
  'address.city': 'required',
};

export interface Party {
  config: MarketConfig;
  validators: FieldValidators;
  fields: readonly ResolvedField[];
  slots: readonly PassengerSlot[];
  trip: { startDate: string; endDate: string };
  countries: readonly CallingCode[];
}

const adultsPerRoom = 2;
const startDate = '2031-05-10';
export const trip = { startDate, endDate: '2031-05-20' };

/** The bounds of an adult's birth date, for schemas that hold them as keywords. */
export function adultBirthDates(): { min: string; max: string } {
  return { min: addYears(startDate, -150), max: addYears(startDate, -18) };
}

/** The same documents for every form, from a compiled release. Adults, so that one schema fits all of them. */
export async function loadParty(size: number): Promise<Party> {
  const { shellFile, countries } = (await readReleaseFile('/party.json')) as { shellFile: string; countries: CallingCode[] };
  const shell = (await readReleaseFile(shellFile)) as ShellSlice;
  const config = createMarketConfig({ shell, shellFile, marketsFile: '', readFile: readReleaseFile });
  await config.loadSlices(['checkout']);
  const { fields, validators: address } = config.slice('checkout');
  const { validators } = (await import(/* @vite-ignore */ address)) as { validators: FieldValidators };
  const rooms = Array.from({ length: Math.ceil(size / adultsPerRoom) }, () => ({ adults: adultsPerRoom, childAges: [] }));
  return {
    config,
    validators,
    fields: fields.passenger.filter(({ path }) => Object.hasOwn(asked, path)),
    slots: passengerSlots(rooms, startDate).slice(0, size),
    trip,
    countries,
  };
}

/** What a select offers. */
export function choicesOf({ widget, options }: ResolvedField, countries: readonly CallingCode[]): { value: string; label: string }[] {
  return widget === 'country' ? countries.map(({ countryCode, name }) => ({ value: countryCode, label: name })) : options;
}

/** Fields of an address are not nested in the peers: a flat form is the cheaper one for them. */
export function plainName(path: string): string {
  return path.replace('.', '-');
}
