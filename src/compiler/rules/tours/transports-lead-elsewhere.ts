import type { Rule } from '../../check/rule.ts';
import { ownMember } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';

export const transportsLeadElsewhere: Rule = {
  name: 'transports-lead-elsewhere',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { transports, places } = tour.value;
      for (const [key, { means, from, to }] of Object.entries(transports)) {
        if (from !== to || !ownMember(places, to)) continue;
        report(tour.placeOf(`${child('/transports', key)}/to`), `This ${means} ends in "${to}", where it starts.`);
      }
    }
  },
};
