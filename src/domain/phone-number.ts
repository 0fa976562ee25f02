import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Whether a text is a possible international number: a known calling code and a length that exists there. */
export function isPossiblePhone(text: string): boolean {
  return text.trim().startsWith('+') && parsePhoneNumberFromString(text)?.isPossible() === true;
}

/**
 * A number in international form, as `+44 7400 123456`. One without a calling code is taken for a number of the country.
 * What is no possible number is answered as it was.
 */
export function toInternationalPhone(text: string, country: string): string {
  const defaultCountry = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = defaultCountry ? parsePhoneNumberFromString(text, defaultCountry) : parsePhoneNumberFromString(text);
  return number?.isPossible() ? number.formatInternational() : text;
}
