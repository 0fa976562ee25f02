import type { PaymentProviders } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { OnceForAllMarkets } from '../report/once-for-all-markets.ts';

/** Means of payment that move one currency alone. */
const currencyOfProvider: Partial<Record<keyof PaymentProviders, { name: string; currency: string }>> = {
  ideal: { name: 'iDEAL', currency: 'EUR' },
  sepa: { name: 'SEPA direct debit', currency: 'EUR' },
};

export const paymentProvidersFitTheCurrency: Rule = {
  name: 'payment-providers-fit-the-currency',
  severity: 'error',
  visit(_, report) {
    const mistakes = new OnceForAllMarkets();
    return {
      market({ code, documents }) {
        const { currency } = documents.market.value;
        for (const key of ['enabledPaymentProvidersB2c', 'enabledPaymentProvidersB2b'] as const) {
          const providers = documents.market.value[key];
          for (const provider of Object.keys(providers) as (keyof PaymentProviders)[]) {
            const bound = currencyOfProvider[provider];
            if (!bound || !providers[provider] || bound.currency === currency) continue;
            const sentence = (markets: string) => `${bound.name} moves ${bound.currency} alone, which is not the currency of ${markets}.`;
            mistakes.add(key, documents.market.placeOf(`/${key}/${provider}`), code, sentence);
          }
        }
      },
      end: (markets) => mistakes.tell(markets, report),
    };
  },
};
