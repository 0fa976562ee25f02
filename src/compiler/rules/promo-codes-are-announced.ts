import type { Rule } from '../check/rule.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';

export const promoCodesAreAnnounced: Rule = {
  name: 'promo-codes-are-announced',
  severity: 'warning',
  check({ markets }, report) {
    for (const { code, documents } of markets) {
      const { market, header } = documents;
      const { enabled, promoCode } = market.value.promoCodeBanner;
      const { type } = header.value.promoCodeBanner;
      if (enabled && type === 'none') {
        const message = `The promo code of "${code}" is enabled, but the header of this market announces none: its promoCodeBanner has the type "none".`;
        report(market.placeOf('/promoCodeBanner/enabled'), message);
      }
      if (enabled) continue;
      if (promoCode !== undefined && states(market, '/promoCodeBanner/promoCode') && !states(market, '/promoCodeBanner/enabled')) {
        const message = 'This promo code is announced nowhere: "enabled" beside it is not stated, so it is false as in base.';
        report(market.placeOf('/promoCodeBanner/promoCode'), message);
      } else if (type !== 'none' && states(header, '/promoCodeBanner/type')) {
        const message = `This header announces a promo code, but in market.json that of "${code}" is not enabled.`;
        report(header.placeOf('/promoCodeBanner/type'), message);
      }
    }
  },
};

/** Whether a market says something itself, and does not inherit it. */
function states({ layers }: ResolvedDocument, pointer: string): boolean {
  return layers.length > 1 && layers.at(-1)?.json.places.has(pointer) === true;
}
