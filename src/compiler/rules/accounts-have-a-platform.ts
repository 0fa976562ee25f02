import type { Rule } from '../check/rule.ts';

export const accountsHaveAPlatform: Rule = {
  name: 'accounts-have-a-platform',
  severity: 'warning',
  check({ brand, markets }, report) {
    if (!brand || brand.value.accountPlatform) return;
    for (const { code, documents } of markets) {
      const { market } = documents;
      if (!market.value.customerAccount) continue;
      const message = `The market "${code}" has customer accounts, but nobody can log in: brand.json names no accountPlatform that keeps them.`;
      report(market.placeOf('/customerAccount'), message);
    }
  },
};
