import type { Rule } from '../../check/rule.ts';

const needed = ['promoCode', 'title', 'shortDescription', 'longDescription'] as const;

export const promoCodeBannerIsComplete: Rule = {
  name: 'promo-code-banner-is-complete',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        const banner = documents.market.value.promoCodeBanner;
        if (!banner.enabled) return;
        const missing = needed.filter((key) => banner[key] === undefined);
        if (missing.length === 0) return;
        const message = `This promo code banner is enabled but lacks: ${missing.join(', ')}.`;
        report(documents.market.placeOf('/promoCodeBanner/enabled'), message);
      },
    };
  },
};
