import type { CallingCode } from '#contract/api.generated.ts';

/**
 * The country whose calling code a number starts with, or for one without a code the first of the preferred countries. Several
 * countries share a code: of those the first preferred one is meant.
 */
export function callingCountry(
  number: string,
  countries: readonly CallingCode[],
  preferred: readonly (string | null)[],
): CallingCode | undefined {
  const digits = number.startsWith('+') ? number.slice(1).replace(/\D/g, '') : '';
  const length = Math.max(0, ...countries.map(({ callingCode }) => (digits.startsWith(callingCode) ? callingCode.length : 0)));
  const meant = length === 0 ? countries : countries.filter(({ callingCode }) => callingCode === digits.slice(0, length));
  const known = preferred.map((code) => meant.find(({ countryCode }) => countryCode === code)).find((country) => country !== undefined);
  return known ?? (length > 0 ? meant[0] : undefined);
}

/** A number without its calling code, as it stands beside the choice of it. */
export function nationalPart(number: string, callingCode: string): string {
  const prefix = `+${callingCode}`;
  return callingCode !== '' && number.startsWith(prefix) ? number.slice(prefix.length).trimStart() : number;
}

/** What is typed beside a calling code, as an international number. One that brings its own code keeps it. */
export function internationalNumber(text: string, callingCode: string): string {
  const number = text.trim();
  if (number === '' || number.startsWith('+') || callingCode === '') return number;
  return number.startsWith('00') ? `+${number.slice(2)}` : `+${callingCode} ${number}`;
}
