import type { Rule } from '../../check/rule.ts';

export const marketsSellToSomebody: Rule = {
  name: 'markets-sell-to-somebody',
  severity: 'warning',
  visit(_, report) {
    return {
      market({ code, documents }) {
        const { enableB2cChannel, bookingProvider } = documents.market.value;
        if (enableB2cChannel || bookingProvider.distributionChannel !== undefined) return;
        const message = `The market "${code}" sells to nobody: consumers may not buy here, and agencies have no distribution channel.`;
        report(documents.market.placeOf('/enableB2cChannel'), message);
      },
    };
  },
};
