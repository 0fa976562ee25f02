import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

/** Most characters that are taken for a phone number. */
const phoneMaximumLength = 250;

/** Why a text is no international number (specification, section 5). */
export type PhoneError = 'NOT_A_NUMBER' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_COUNTRY' | 'INVALID_LENGTH';

/** What is wrong with an international number, or null: its calling code must be known, and its length exist there. */
export function phoneError(text: string): PhoneError | null {
  const number = text.trim();
  if (number.length > phoneMaximumLength) return 'TOO_LONG';
  if (!number.startsWith('+')) return /\d/.test(number) ? 'INVALID_COUNTRY' : 'NOT_A_NUMBER';
  return validatePhoneNumberLength(number) ?? null;
}

export function isPossiblePhone(text: string): boolean {
  return phoneError(text) === null;
}

/**
 * A number in international form, as `+44 7400 123456`. One without a calling code is taken for a number of the country.
 * What is no possible number is answered as it was.
 */
export function toInternationalPhone(text: string, country: string): string {
  const number = parsePhoneNumberFromString(text, countryOf(country));
  return number?.isPossible() ? number.formatInternational() : text;
}

/** The country of an international number; null where several share its calling code and it does not tell which. */
export function phoneCountry(text: string): string | null {
  return parsePhoneNumberFromString(text)?.country ?? null;
}

function countryOf(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? (country as CountryCode) : undefined;
}
