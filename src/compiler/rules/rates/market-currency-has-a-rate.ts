import type { Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { marketsInWords } from '../report/once-for-all-markets.ts';
import { currencyExists } from './currencies-exist.ts';

interface Unrated {
  place: Place;
  codes: string[];
}

export const marketCurrencyHasARate: Rule = {
  name: 'market-currency-has-a-rate',
  severity: 'error',
  visit({ rates }, report) {
    if (!rates) return {};
    const known = Object.keys(rates.value.currencies);
    const unrated = new Map<string, Unrated>();
    return {
      market({ code, documents }) {
        const { currency } = documents.market.value;
        if (known.includes(currency)) return;
        const before = unrated.get(currency);
        if (before) before.codes.push(code);
        else unrated.set(currency, { place: documents.market.placeOf('/currency'), codes: [code] });
      },
      end(markets) {
        for (const [currency, { place, codes }] of unrated) {
          const isMeantByARate = known.some((rated) => !currencyExists(rated) && suggest(rated, [currency]) !== undefined);
          if (codes.length === 1) {
            report(place, `rates.json has no rate for the currency "${currency}".`, suggest(currency, known));
          } else if (!isMeantByARate) {
            const inOrder = markets.flatMap(({ code }) => (codes.includes(code) ? code : []));
            const message = `There is no rate for "${currency}", the currency of ${marketsInWords(inOrder)}.`;
            report(rates.placeOf('/currencies', 'key'), message);
          }
        }
      },
    };
  },
};
