import type { Visitor } from '../../check/rule.ts';
import type { ResolvedMarket } from '../../resolve/resolved-store.ts';
import { otherCountryNamed, otherCountryOf } from './country-codes.ts';

/** Is shown each market, those that look like copies of another one last: what two of them share is the mistake of the copy. */
export function copiesLast(visit: (market: ResolvedMarket) => void): Pick<Visitor, 'market' | 'end'> {
  const copies: ResolvedMarket[] = [];
  return {
    market(market) {
      if (looksCopied(market)) copies.push(market);
      else visit(market);
    },
    end() {
      for (const market of copies) visit(market);
    },
  };
}

/** Whether the folder of a market, or its name, is that of another country than the one it states. */
function looksCopied({ code, documents }: ResolvedMarket): boolean {
  const { country, name } = documents.market.value;
  return otherCountryOf(code, country) !== undefined || otherCountryNamed(name.en, country) !== undefined;
}
