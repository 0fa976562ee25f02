import type { Rule } from '../check/rule.ts';

const known = '{distributionChannel}';

export const tripBuilderAddressesHaveKnownPlaceholders: Rule = {
  name: 'trip-builder-addresses-have-known-placeholders',
  severity: 'error',
  check({ markets }, report) {
    const told = new Set<object>();
    for (const { documents } of markets) {
      const { bookingProvider } = documents.market.value;
      const { tripBuilderUrl } = bookingProvider;
      if (tripBuilderUrl === undefined || told.has(bookingProvider)) continue;
      told.add(bookingProvider);
      const rest = tripBuilderUrl.replace(known, '');
      if (!/[{}]/.test(rest)) continue;
      const [stranger] = /\$?\{[^{}]*\}?|\}/.exec(rest) ?? [rest];
      const message = rest.includes(known)
        ? `${known} stands twice in this address; only the first one is filled in.`
        : `Nothing is put in place of ${stranger} in this address; known is ${known}.`;
      const meant = rest.includes(known) || tripBuilderUrl.includes(known) ? undefined : tripBuilderUrl.replace(stranger, known);
      report(documents.market.placeOf('/bookingProvider/tripBuilderUrl'), message, meant);
    }
  },
};
