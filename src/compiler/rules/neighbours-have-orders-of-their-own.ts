import type { Rule } from '../check/rule.ts';

export const neighboursHaveOrdersOfTheirOwn: Rule = {
  name: 'neighbours-have-orders-of-their-own',
  severity: 'warning',
  visit(_, report) {
    return {
      collection(value, at) {
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
          report(at.place(key, 'order'), message);
        }
      },
    };
  },
};
