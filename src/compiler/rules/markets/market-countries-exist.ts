import type { Rule } from '../../check/rule.ts';
import { isCountry, nearestCountry } from './country-codes.ts';

export const marketCountriesExist: Rule = {
  name: 'market-countries-exist',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        const { country } = documents.market.value;
        if (isCountry(country)) return;
        const message = `"${country}" is not the code of a country; one looks like "PT".`;
        report(documents.market.placeOf('/country'), message, nearestCountry(country));
      },
    };
  },
};
