import type { MarketDocument, PromoCode } from '#contract/documents.generated.ts';
import { normalisePromoCode } from '#domain/promo-codes.ts';
import type { Rule } from '../../check/rule.ts';
import { OnceForAllMarkets } from '../report/once-for-all-markets.ts';

export const announcedPromoCodesExist: Rule = {
  name: 'announced-promo-codes-exist',
  severity: 'warning',
  visit({ promoCodes }, report) {
    if (!promoCodes) return {};
    const codes = Object.values(promoCodes.value.codes);
    const mistakes = new OnceForAllMarkets();
    return {
      market({ code: market, documents }) {
        const { enabled, promoCode: announced } = documents.market.value.promoCodeBanner;
        if (!enabled || announced === undefined) return;
        const found = codes.find(({ code }) => normalisePromoCode(code) === normalisePromoCode(announced));
        const problem = problemOf(found, market, documents.market.value);
        if (problem === undefined) return;
        const sentence = (markets: string) => `This promo code is announced in ${markets}, but promo-codes.json ${problem}.`;
        mistakes.add(problem, documents.market.placeOf('/promoCodeBanner/promoCode'), market, sentence);
      },
      end: (markets) => mistakes.tell(markets, report),
    };
  },
};

function problemOf(found: PromoCode | undefined, market: string, { enableB2cChannel }: MarketDocument): string | undefined {
  if (!found) return 'has none of this name: checkouts would refuse it';
  const { markets, channels } = found.conditions ?? {};
  if (markets && !markets.includes(market)) return 'gives it to other markets alone';
  if (!channels || channels.includes(enableB2cChannel ? 'B2C' : 'B2B')) return undefined;
  return enableB2cChannel ? 'gives it to agencies alone' : 'gives it to consumers alone, who may not buy there';
}
