import type { Rule } from '../../check/rule.ts';

/** Tours state their prices in euros: another rate would change every price of a market that sells in euros. */
export const euroIsWorthOneEuro: Rule = {
  name: 'euro-is-worth-one-euro',
  severity: 'error',
  check({ rates }, report) {
    const euro = rates?.value.currencies.EUR;
    if (!rates || !euro || euro.rate === 1) return;
    report(rates.placeOf('/currencies/EUR/rate'), `A rate says what one euro is worth, so that of the euro is 1, not ${euro.rate}.`, '1');
  },
};
