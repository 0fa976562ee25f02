import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';

export const marketCurrencyHasARate: Rule = {
  name: 'market-currency-has-a-rate',
  severity: 'error',
  check({ markets, rates }, report) {
    if (!rates) return;
    const known = Object.keys(rates.value.currencies);
    for (const { documents } of markets) {
      const { currency } = documents.market.value;
      if (known.includes(currency)) continue;
      report(documents.market.placeOf('/currency'), `rates.json has no rate for the currency "${currency}".`, suggest(currency, known));
    }
  },
};
