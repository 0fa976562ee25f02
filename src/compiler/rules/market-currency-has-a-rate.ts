import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';

export const marketCurrencyHasARate: Rule = {
  name: 'market-currency-has-a-rate',
  severity: 'error',
  visit({ rates }, report) {
    if (!rates) return {};
    const known = Object.keys(rates.value.currencies);
    return {
      market({ documents }) {
        const { currency } = documents.market.value;
        if (known.includes(currency)) return;
        report(documents.market.placeOf('/currency'), `rates.json has no rate for the currency "${currency}".`, suggest(currency, known));
      },
    };
  },
};
