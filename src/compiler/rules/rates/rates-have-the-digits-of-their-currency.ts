import { minorUnitDigits } from '#domain/money.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

/** Prices are made with these digits and formatted with those of the currency: were they others, every price would be wrong. */
export const ratesHaveTheDigitsOfTheirCurrency: Rule = {
  name: 'rates-have-the-digits-of-their-currency',
  severity: 'error',
  check({ rates }, report) {
    for (const [currency, { minorUnits }] of Object.entries(rates?.value.currencies ?? {})) {
      const digits = minorUnitDigits(currency);
      if (minorUnits === digits || !rates) continue;
      const place = rates.placeOf(child(child('/currencies', currency), 'minorUnits'));
      report(place, `The currency "${currency}" has ${digits} digits after the decimal point, but "minorUnits" says ${minorUnits}.`);
    }
  },
};
