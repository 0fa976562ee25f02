import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { CallingCode } from '#contract/api.generated.ts';

const byLocale = new Map<string, CallingCode[]>();

/** Countries with their calling codes, in the order of a language's alphabet. */
export function callingCodes(locale: string): CallingCode[] {
  const known = byLocale.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const codes = getCountries()
    .map((country) => ({ countryCode: country, name: names.of(country) ?? country, callingCode: getCountryCallingCode(country) as string }))
    .sort((left, right) => compare(left.name, right.name));
  byLocale.set(locale, codes);
  return codes;
}

export function isCountry(code: string): boolean {
  return isSupportedCountry(code);
}
