import type { Rule } from '../check/rule.ts';

export const marketsSellToSomebody: Rule = {
  name: 'markets-sell-to-somebody',
  severity: 'warning',
  check({ markets }, report) {
    for (const { code, documents } of markets) {
      const { enableB2cChannel, bookingProvider } = documents.market.value;
      if (enableB2cChannel || bookingProvider.distributionChannel !== undefined) continue;
      const message = `The market "${code}" sells to nobody: consumers may not buy here, and agencies have no distribution channel.`;
      report(documents.market.placeOf('/enableB2cChannel'), message);
    }
  },
};
