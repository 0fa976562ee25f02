import type { Rule } from '../../check/rule.ts';
import { otherCountryOf } from './country-codes.ts';

export const marketCodesFitTheirCountry: Rule = {
  name: 'market-codes-fit-their-country',
  severity: 'warning',
  visit(_, report) {
    return {
      market({ code, documents }) {
        const { country } = documents.market.value;
        const ofFolder = otherCountryOf(code, country);
        if (ofFolder === undefined) return;
        const message = `The market in the folder "${code}" has the country "${country}". Was it copied from another market?`;
        report(documents.market.placeOf('/country'), message, ofFolder);
      },
    };
  },
};
