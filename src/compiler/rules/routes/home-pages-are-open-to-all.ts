import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const homePagesAreOpenToAll: Rule = {
  name: 'home-pages-are-open-to-all',
  severity: 'error',
  check({ routes }, report) {
    for (const [name, { page, flag, guards = [] }] of Object.entries(routes?.value.routes ?? {})) {
      if (!routes || (page !== 'home' && page !== 'marketSelector')) continue;
      const pointer = child('/routes', name);
      const message = `The route "${name}" is where visitors arrive; were it closed to some, they would find nothing at all.`;
      if (flag !== undefined) report(routes.placeOf(child(pointer, 'flag'), 'key'), `${message} Remove "flag".`);
      if (guards.length > 0) report(routes.placeOf(child(pointer, 'guards'), 'key'), `${message} Remove "guards".`);
    }
  },
};
