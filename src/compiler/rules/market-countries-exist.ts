import type { Rule } from '../check/rule.ts';
import { isCountry, nearestCountry } from './country-codes.ts';

export const marketCountriesExist: Rule = {
  name: 'market-countries-exist',
  severity: 'error',
  check({ markets }, report) {
    for (const { documents } of markets) {
      const { country } = documents.market.value;
      if (isCountry(country)) continue;
      const message = `"${country}" is not the code of a country; one looks like "PT".`;
      report(documents.market.placeOf('/country'), message, nearestCountry(country));
    }
  },
};
