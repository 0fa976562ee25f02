import type { MarketDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';

export const openChannelsHaveAPaymentProvider: Rule = {
  name: 'open-channels-have-a-payment-provider',
  severity: 'error',
  visit(_, report) {
    return {
      market({ code, documents }) {
        for (const { key, buyers } of openChannels(documents.market.value)) {
          if (Object.values(documents.market.value[key]).some(Boolean)) continue;
          const message = `The market "${code}" is open for ${buyers}, but no means of payment is on for them: nobody could pay.`;
          report(documents.market.placeOf(`/${key}`, 'key'), message);
        }
      },
    };
  },
};

type ProvidersKey = 'enabledPaymentProvidersB2c' | 'enabledPaymentProvidersB2b';

/** Agencies sell where they have a distribution channel. */
function openChannels(market: MarketDocument): { key: ProvidersKey; buyers: string }[] {
  const consumers = { key: 'enabledPaymentProvidersB2c', buyers: 'consumers' } as const;
  const agencies = { key: 'enabledPaymentProvidersB2b', buyers: 'agencies' } as const;
  return [...(market.enableB2cChannel ? [consumers] : []), ...(market.bookingProvider.distributionChannel ? [agencies] : [])];
}
