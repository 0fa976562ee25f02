import { countries, type TCountryCode } from 'countries-list';
import moment from 'moment-timezone';

/** What is usual in a country: the first of each list is the best guess. */
export interface CountryFacts {
  /** ISO 3166-1 alpha-2, in capitals. */
  country: string;
  /** ISO 4217. */
  currencies: string[];
  /** IANA names, the one with the largest city first. */
  timeZones: string[];
  /** ISO 639-1, the official ones. */
  languages: string[];
}

/** Undefined where no country has the code. Codes that only common usage knows lead to the official one. */
export function countryFacts(code: string): CountryFacts | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined;
  const locale = new Intl.Locale(`und-${code}`);
  const country = locale.region ?? '';
  if (!isCountry(country)) return undefined;
  const { currency, languages } = countries[country];
  return { country, currencies: [...currency], timeZones: timeZonesOf(locale), languages: [...languages] };
}

function isCountry(code: string): code is TCountryCode {
  return Object.hasOwn(countries, code);
}

function timeZonesOf(locale: TerritoryLocale): string[] {
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return [...zones].sort((one, other) => populationOf(other) - populationOf(one));
}

/** A property in Node 20 and a method in later ones; TypeScript knows neither. */
type TerritoryLocale = Intl.Locale & { timeZones?: readonly string[]; getTimeZones?(): readonly string[] | undefined };

/** People in the largest city of the zone. */
function populationOf(timeZone: string): number {
  return moment.tz.zone(timeZone)?.population ?? 0;
}
