import { remembering } from '../check/remembering.ts';
import type { Rule } from '../check/rule.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { documentsOf } from '../resolve/resolved-store.ts';

export const neighboursHaveOrdersOfTheirOwn: Rule = {
  name: 'neighbours-have-orders-of-their-own',
  severity: 'warning',
  check(store, report) {
    for (const document of documentsOf(store)) {
      for (const { pointer, owner, order } of sharedOrdersIn(document.value)) {
        const message = `"${owner}" has the order ${order}, too, so it is left to chance which of the two comes first.`;
        report(document.placeOf(child(pointer, 'order')), message);
      }
    }
  },
};

interface SharedOrder {
  pointer: JsonPointer;
  /** The entry beside it that had the order before. */
  owner: string;
  order: number;
}

const none: readonly SharedOrder[] = [];

const sharedOrdersIn = remembering((value: object): readonly SharedOrder[] => {
  const found: SharedOrder[] = [];
  const owners = new Map<number, string>();
  for (const key in value) {
    const member: unknown = (value as Record<string, unknown>)[key];
    if (typeof member !== 'object' || member === null) continue;
    const { order } = member as { order?: unknown };
    if (typeof order === 'number') {
      const owner = owners.get(order);
      if (owner === undefined) owners.set(order, key);
      else found.push({ pointer: child('', key), owner, order });
    }
    for (const below of sharedOrdersIn(member)) found.push({ ...below, pointer: child('', key) + below.pointer });
  }
  return found.length === 0 ? none : found;
});
