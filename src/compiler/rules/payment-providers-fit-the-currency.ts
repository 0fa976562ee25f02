import type { PaymentProviders } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';

/** Means of payment that move one currency alone. */
const currencyOfProvider: Partial<Record<keyof PaymentProviders, { name: string; currency: string }>> = {
  ideal: { name: 'iDEAL', currency: 'EUR' },
  sepa: { name: 'SEPA direct debit', currency: 'EUR' },
};

export const paymentProvidersFitTheCurrency: Rule = {
  name: 'payment-providers-fit-the-currency',
  severity: 'error',
  visit(_, report) {
    return {
      market({ code, documents }) {
        const { currency } = documents.market.value;
        for (const key of ['enabledPaymentProvidersB2c', 'enabledPaymentProvidersB2b'] as const) {
          const providers = documents.market.value[key];
          for (const provider of Object.keys(providers) as (keyof PaymentProviders)[]) {
            const bound = currencyOfProvider[provider];
            if (!bound || !providers[provider] || bound.currency === currency) continue;
            const message = `${bound.name} moves ${bound.currency} alone, but the market "${code}" sells in ${currency}.`;
            report(documents.market.placeOf(`/${key}/${provider}`), message);
          }
        }
      },
    };
  },
};
