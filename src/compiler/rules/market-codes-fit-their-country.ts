import type { Rule } from '../check/rule.ts';
import { otherCountryOf } from './country-codes.ts';

export const marketCodesFitTheirCountry: Rule = {
  name: 'market-codes-fit-their-country',
  severity: 'warning',
  check({ markets }, report) {
    for (const { code, documents } of markets) {
      const { country } = documents.market.value;
      const ofFolder = otherCountryOf(code, country);
      if (ofFolder === undefined) continue;
      const message = `The market in the folder "${code}" has the country "${country}". Was it copied from another market?`;
      report(documents.market.placeOf('/country'), message, ofFolder);
    }
  },
};
