import { getCountries } from 'libphonenumber-js';
import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';

/** Codes that are in use elsewhere than in ISO 3166. */
const everydayCodes: Record<string, string> = { UK: 'GB', EN: 'GB', EL: 'GR' };

export const marketCountriesExist: Rule = {
  name: 'market-countries-exist',
  severity: 'error',
  check({ markets }, report) {
    const known: readonly string[] = getCountries();
    for (const { documents } of markets) {
      const { country } = documents.market.value;
      if (known.includes(country)) continue;
      const message = `"${country}" is not the code of a country; one looks like "PT".`;
      report(documents.market.placeOf('/country'), message, everydayCodes[country] ?? suggest(country, known));
    }
  },
};
