import type { Rule } from '../check/rule.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { documentsOf } from '../resolve/resolved-store.ts';

export const neighboursHaveOrdersOfTheirOwn: Rule = {
  name: 'neighbours-have-orders-of-their-own',
  severity: 'warning',
  check(store, report) {
    const seen = new Set<object>();
    for (const document of documentsOf(store)) {
      for (const { pointer, key, owner, order } of sharedOrders(document.value, '', seen)) {
        const message = `"${owner}" has the order ${order}, too, so it is left to chance which of the two comes first.`;
        report(document.placeOf(child(child(pointer, key), 'order')), message);
      }
    }
  },
};

interface SharedOrder {
  /** The collection in which two entries have one order. */
  pointer: JsonPointer;
  key: string;
  /** The entry that had the order before. */
  owner: string;
  order: number;
}

/** What documents share is the same object in all of them, and is entered once. */
function sharedOrders(value: unknown, pointer: JsonPointer, seen: Set<object>): SharedOrder[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const found: SharedOrder[] = [];
  const owners = new Map<number, string>();
  for (const [key, member] of Object.entries(value)) {
    if (typeof member !== 'object' || member === null) continue;
    const { order } = member as { order?: unknown };
    if (typeof order === 'number' && !Array.isArray(value)) {
      const owner = owners.get(order);
      if (owner === undefined) owners.set(order, key);
      else found.push({ pointer, key, owner, order });
    }
    found.push(...sharedOrders(member, child(pointer, key), seen));
  }
  return found;
}
