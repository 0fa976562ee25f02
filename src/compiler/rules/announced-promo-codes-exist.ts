import { normalisePromoCode } from '#domain/promo-codes.ts';
import type { Rule } from '../check/rule.ts';

export const announcedPromoCodesExist: Rule = {
  name: 'announced-promo-codes-exist',
  severity: 'warning',
  visit({ promoCodes }, report) {
    if (!promoCodes) return {};
    const codes = Object.values(promoCodes.value.codes);
    return {
      market({ code: market, documents }) {
        const { enabled, promoCode: announced } = documents.market.value.promoCodeBanner;
        if (!enabled || announced === undefined) return;
        const found = codes.find(({ code }) => normalisePromoCode(code) === normalisePromoCode(announced));
        const inMarkets = found?.conditions?.markets;
        if (found && (!inMarkets || inMarkets.includes(market))) return;
        const message = found
          ? `"${market}" announces this promo code, but promo-codes.json gives it to other markets alone.`
          : `"${market}" announces this promo code, but promo-codes.json has none of this name: checkouts would refuse it.`;
        report(documents.market.placeOf('/promoCodeBanner/promoCode'), message);
      },
    };
  },
};
