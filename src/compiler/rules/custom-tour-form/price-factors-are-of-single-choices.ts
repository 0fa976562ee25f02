import type { Rule } from '../../check/rule.ts';
import { customTourFields } from '../fields/custom-tour-fields.ts';
import { causeBelow } from '../report/cause.ts';

export const priceFactorsAreOfSingleChoices: Rule = {
  name: 'price-factors-are-of-single-choices',
  severity: 'warning',
  visit(_, report) {
    return {
      values: customTourFields(({ widget, options }, at) => {
        if (widget !== 'multiChoice' || !options) return;
        for (const option in options) {
          const factor = options[option]?.priceFactor;
          if (factor === undefined || factor === 1) continue;
          const message = `Where several choices are made, as in the field "${at.key}", none of them changes the price: "priceFactor" is for select and radio.`;
          report(causeBelow(at, 'widget') ?? at.keyPlace('options', option, 'priceFactor'), message);
          return;
        }
      }),
    };
  },
};
