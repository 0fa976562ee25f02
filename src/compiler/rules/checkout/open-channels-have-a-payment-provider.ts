import type { MarketDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { OnceForAllMarkets } from '../report/once-for-all-markets.ts';

export const openChannelsHaveAPaymentProvider: Rule = {
  name: 'open-channels-have-a-payment-provider',
  severity: 'error',
  visit(_, report) {
    const mistakes = new OnceForAllMarkets();
    return {
      market({ code, documents }) {
        for (const { key, buyers } of openChannels(documents.market.value)) {
          if (Object.values(documents.market.value[key]).some(Boolean)) continue;
          const sentence = (markets: string) => `Nobody could pay: no means of payment is on for ${buyers}, who buy in ${markets}.`;
          mistakes.add(key, documents.market.placeOf(`/${key}`, 'key'), code, sentence);
        }
      },
      end: (markets) => mistakes.tell(markets, report),
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
