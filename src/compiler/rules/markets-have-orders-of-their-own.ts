import type { Rule } from '../check/rule.ts';

export const marketsHaveOrdersOfTheirOwn: Rule = {
  name: 'markets-have-orders-of-their-own',
  severity: 'warning',
  check({ markets }, report) {
    const owners = new Map<number, string>();
    for (const { code, documents } of markets) {
      const { order } = documents.market.value;
      const owner = owners.get(order);
      if (owner === undefined) owners.set(order, code);
      else
        report(documents.market.placeOf('/order'), `The market "${owner}" has the order ${order}, too, so their order is left to chance.`);
    }
  },
};
