import type { TourDocument, TourTransport } from '#contract/documents.generated.ts';
import { inOrder } from '#domain/in-order.ts';
import type { Rule } from '../../check/rule.ts';
import { ownMember } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';

export const transportsFollowTheDays: Rule = {
  name: 'transports-follow-the-days',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { transports, days, places } = tour.value;
      const [first] = inOrder(places);
      for (const [key, transport] of Object.entries(transports)) {
        const { means, day, from, to } = transport;
        const start = day === 1 ? first?.[0] : days[day - 2]?.place;
        const end = days[day - 1]?.place;
        if (to !== start || start === end || !leadsBack(transport, end, tour.value)) continue;
        const message = `This ${means} leads from "${from}" to "${to}", but day ${day} leads from "${start}" to "${end}": "from" and "to" look swapped.`;
        report(tour.placeOf(`${child('/transports', key)}/from`), message);
      }
    }
  },
};

/** Whether a transport to where its day begins comes from further on the way. Of several rides on one day some may lead back. */
function leadsBack({ day, from, to }: TourTransport, end: string | undefined, { transports, transfers, places }: TourDocument): boolean {
  if (Object.values(transports).filter((other) => other.day === day).length > 1) return false;
  if (from === end) return true;
  const [later, earlier] = [ownMember(places, from), ownMember(places, to)];
  return !!later && !!earlier && later.order > earlier.order && !Object.values(transfers).some((transfer) => transfer.day === day);
}
