import { countries } from 'countries-list';
import { suggest } from '../../diagnostics/suggest.ts';

const known: ReadonlySet<string> = new Set(Object.keys(countries));

/** Codes that are in use elsewhere than in ISO 3166. */
const everydayCodes: Record<string, string> = { UK: 'GB', EN: 'GB', EL: 'GR' };

export function isCountry(code: string): boolean {
  return known.has(code);
}

/** Whether a regular expression allows the code of any country. */
export function isCountryPattern(pattern: string): boolean {
  const form = new RegExp(pattern, 'u');
  for (const code of known) if (form.test(code)) return true;
  return false;
}

const codesByName: ReadonlyMap<string, string> = new Map(Object.entries(countries).map(([code, { name }]) => [name, code]));

/** The country that has this name in English. */
export function countryNamed(name: string): string | undefined {
  return codesByName.get(name);
}

/** The country that a name in English is that of, where it is not the one that is stated. */
export function otherCountryNamed(name: string, country: string): string | undefined {
  const named = countryNamed(name);
  return named === country ? undefined : named;
}

/** The code that was probably meant. */
export function nearestCountry(code: string): string | undefined {
  return everydayCodes[code] ?? suggest(code, known);
}

/** The country that a market's folder is called like, where that is not the country of the market. */
export function otherCountryOf(folder: string, country: string): string | undefined {
  const letters = folder.toUpperCase();
  const ofFolder = isCountry(letters) ? letters : letters === 'UK' ? 'GB' : undefined;
  return ofFolder === country || !isCountry(country) ? undefined : ofFolder;
}
