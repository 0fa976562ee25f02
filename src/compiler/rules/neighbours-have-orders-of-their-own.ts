import type { Rule } from '../check/rule.ts';
import { orderedCollectionsOf } from '../check/walk.ts';
import { child } from '../read/json-pointer.ts';

export const neighboursHaveOrdersOfTheirOwn: Rule = {
  name: 'neighbours-have-orders-of-their-own',
  severity: 'warning',
  check(store, report) {
    for (const { document, pointer, value } of orderedCollectionsOf(store)) {
      const owners = new Map<number, string>();
      for (const key in value) {
        const { order } = (value[key] ?? {}) as { order?: unknown };
        if (typeof order !== 'number') continue;
        const owner = owners.get(order);
        if (owner === undefined) {
          owners.set(order, key);
          continue;
        }
        const message = `"${owner}" has the order ${order}, too, so it is left to chance which of the two comes first.`;
        report(document.placeOf(child(child(pointer, key), 'order')), message);
      }
    }
  },
};
