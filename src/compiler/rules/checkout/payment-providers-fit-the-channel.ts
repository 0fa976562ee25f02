import type { Rule } from '../../check/rule.ts';

export const paymentProvidersFitTheChannel: Rule = {
  name: 'payment-providers-fit-the-channel',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        if (!documents.market.value.enabledPaymentProvidersB2c.invoice) return;
        const message = 'Consumers pay through the card payment provider, which knows no invoice; an invoice is for agencies.';
        report(documents.market.placeOf('/enabledPaymentProvidersB2c/invoice'), message);
      },
    };
  },
};
