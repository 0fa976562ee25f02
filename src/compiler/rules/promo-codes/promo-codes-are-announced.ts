import type { Rule } from '../../check/rule.ts';
import { statesItself } from '../../check/stated.ts';
import { OnceForAllMarkets } from '../report/once-for-all-markets.ts';

export const promoCodesAreAnnounced: Rule = {
  name: 'promo-codes-are-announced',
  severity: 'warning',
  visit(_, report) {
    const mistakes = new OnceForAllMarkets();
    return {
      market({ code, documents }) {
        const { market, header } = documents;
        const { enabled, promoCode } = market.value.promoCodeBanner;
        const { type } = header.value.promoCodeBanner;
        if (enabled && type === 'none') {
          const sentence = (markets: string) =>
            `The promo code is enabled in ${markets}, but the header announces none there: its promoCodeBanner has the type "none".`;
          mistakes.add('', market.placeOf('/promoCodeBanner/enabled'), code, sentence);
        }
        if (enabled) return;
        if (
          promoCode !== undefined &&
          statesItself(market, 'promoCodeBanner', 'promoCode') &&
          !statesItself(market, 'promoCodeBanner', 'enabled')
        ) {
          const message = 'This promo code is announced nowhere: "enabled" beside it is not stated, so it is false as in base.';
          report(market.placeOf('/promoCodeBanner/promoCode'), message);
        } else if (type !== 'none' && statesItself(header, 'promoCodeBanner', 'type')) {
          const message = `This header announces a promo code, but in market.json that of "${code}" is not enabled.`;
          report(header.placeOf('/promoCodeBanner/type'), message);
        }
      },
      end: (markets) => mistakes.tell(markets, report),
    };
  },
};
