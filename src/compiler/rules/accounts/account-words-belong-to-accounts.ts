import type { Rule } from '../../check/rule.ts';
import { fileStart } from '../../read/read-documents.ts';

export const accountWordsBelongToAccounts: Rule = {
  name: 'account-words-belong-to-accounts',
  severity: 'warning',
  visit(_, report) {
    return {
      market({ code, documents }) {
        const own = documents['customer-account'].layers[1];
        if (!own || documents.market.value.customerAccount) return;
        const message = `The market "${code}" has no customer accounts, so nobody will see these words: customerAccount is missing in its market.json.`;
        report(fileStart(own.file), message);
      },
    };
  },
};
