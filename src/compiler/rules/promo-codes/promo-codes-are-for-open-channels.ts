import type { PromoCodeChannel } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

const buyersOf: Record<PromoCodeChannel, string> = { B2C: 'consumers', B2B: 'agencies' };

export const promoCodesAreForOpenChannels: Rule = {
  name: 'promo-codes-are-for-open-channels',
  severity: 'warning',
  visit({ promoCodes }, report) {
    const codes = Object.entries(promoCodes?.value.codes ?? {}).filter(([, { conditions }]) => conditions?.channels);
    if (!promoCodes || codes.length === 0) return {};
    const open: Record<PromoCodeChannel, Set<string>> = { B2C: new Set(), B2B: new Set() };
    return {
      market({ code, documents }) {
        const { enableB2cChannel, bookingProvider } = documents.market.value;
        if (enableB2cChannel) open.B2C.add(code);
        if (bookingProvider.distributionChannel !== undefined) open.B2B.add(code);
      },
      end(_markets, allAreValid) {
        if (!allAreValid) return;
        for (const [key, { conditions }] of codes) {
          const { channels = [], markets } = conditions ?? {};
          const isOpen = (channel: PromoCodeChannel) => (markets ?? [...open[channel]]).some((code) => open[channel].has(code));
          if (channels.some(isOpen)) continue;
          const buyers = channels.map((channel) => buyersOf[channel]).join(' and ');
          const message = `Nobody could use this code: ${buyers} may not buy in any market that it is for.`;
          report(promoCodes.placeOf(`${child('/codes', key)}/conditions/channels`), message);
        }
      },
    };
  },
};
