import type { Rule } from '../../check/rule.ts';
import { copiesLast } from './copies-last.ts';

export const marketsHaveOrdersOfTheirOwn: Rule = {
  name: 'markets-have-orders-of-their-own',
  severity: 'warning',
  visit(_, report) {
    const owners = new Map<number, string>();
    return copiesLast(({ code, documents }) => {
      const { order } = documents.market.value;
      const owner = owners.get(order);
      if (owner === undefined) owners.set(order, code);
      else
        report(documents.market.placeOf('/order'), `The market "${owner}" has the order ${order}, too, so their order is left to chance.`);
    });
  },
};
