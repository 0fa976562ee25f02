import type { Rule } from '../../check/rule.ts';

export const accountsHaveAPlatform: Rule = {
  name: 'accounts-have-a-platform',
  severity: 'warning',
  visit({ brand }, report) {
    if (!brand || brand.value.accountPlatform) return {};
    return {
      market({ code, documents }) {
        const { market } = documents;
        if (!market.value.customerAccount) return;
        const message = `The market "${code}" has customer accounts, but nobody can log in: brand.json names no accountPlatform that keeps them.`;
        report(market.placeOf('/customerAccount'), message);
      },
    };
  },
};
