import { normalisePromoCode } from '#domain/promo-codes.ts';
import type { Rule } from '../check/rule.ts';
import { OnceForAllMarkets } from './once-for-all-markets.ts';

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
        const inMarkets = found?.conditions?.markets;
        if (found && (!inMarkets || inMarkets.includes(market))) return;
        const sentence = (markets: string) =>
          found
            ? `This promo code is announced in ${markets}, but promo-codes.json gives it to other markets alone.`
            : `This promo code is announced in ${markets}, but promo-codes.json has none of this name: checkouts would refuse it.`;
        mistakes.add('', documents.market.placeOf('/promoCodeBanner/promoCode'), market, sentence);
      },
      end: (markets) => mistakes.tell(markets, report),
    };
  },
};
