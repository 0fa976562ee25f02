import type { Rule } from '../check/rule.ts';
import { reportOnce } from './report-once.ts';

const known = '{distributionChannel}';

export const tripBuilderAddressesHaveKnownPlaceholders: Rule = {
  name: 'trip-builder-addresses-have-known-placeholders',
  severity: 'error',
  visit(_, report) {
    const reportPlace = reportOnce(report);
    return {
      market({ documents }) {
        const { tripBuilderUrl } = documents.market.value.bookingProvider;
        if (tripBuilderUrl === undefined) return;
        const rest = tripBuilderUrl.replace(known, '');
        if (!/[{}]/.test(rest)) return;
        const [stranger] = /\$?\{[^{}]*\}?|\}/.exec(rest) ?? [rest];
        const message = rest.includes(known)
          ? `${known} stands twice in this address; only the first one is filled in.`
          : `Nothing is put in place of ${stranger} in this address; known is ${known}.`;
        const meant = rest.includes(known) || tripBuilderUrl.includes(known) ? undefined : tripBuilderUrl.replace(stranger, known);
        reportPlace(documents.market.placeOf('/bookingProvider/tripBuilderUrl'), message, meant);
      },
    };
  },
};
