import type { Report, Rule } from '../../check/rule.ts';
import type { Spot } from '../../check/spot.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { isJsonObject, type JsonObject } from '../../read/json-object.ts';
import { placeIn } from '../../read/read-documents.ts';
import { identityOfPlace } from '../report/identity-of-place.ts';

/** Entries of markets that stand where an inherited one does. */
interface Clash {
  inherited: Place;
  key: string;
  order: number;
  own: { place: Place; message: string }[];
}

export const neighboursHaveOrdersOfTheirOwn: Rule = {
  name: 'neighbours-have-orders-of-their-own',
  severity: 'warning',
  visit(_, report) {
    const clashes = new Map<string, Clash>();
    return {
      collection(value, at) {
        const owners = new Map<number, string>();
        for (const key in value) {
          const { order } = (value[key] ?? {}) as { order?: unknown };
          if (typeof order !== 'number') continue;
          const owner = owners.get(order);
          if (owner === undefined) owners.set(order, key);
          else tell(owner, key, order, at);
        }
      },
      end: (markets) => tellClashes(clashes.values(), markets.length, report),
    };

    function tell(owner: string, key: string, order: number, at: Spot): void {
      const [inherited, own] = statesOrder(at.stated, owner) && !statesOrder(at.stated, key) ? [key, owner] : [owner, key];
      const mistake = { place: at.place(own, 'order'), message: sentenceFor(inherited, order) };
      if (!at.stated || statesOrder(at.stated, inherited)) {
        report(mistake.place, mistake.message);
        return;
      }
      const place = placeIn(at.document.layers[0], at.pointer(inherited, 'order'));
      const identity = identityOfPlace(place);
      const clash = clashes.get(identity);
      if (clash) clash.own.push(mistake);
      else clashes.set(identity, { inherited: place, key: inherited, order, own: [mistake] });
    }
  },
};

function sentenceFor(neighbour: string, order: number): string {
  return `"${neighbour}" has the order ${order}, too, so it is left to chance which of the two comes first.`;
}

function statesOrder(stated: JsonObject | undefined, key: string): boolean {
  const entry = stated?.[key];
  return isJsonObject(entry) && entry.order !== undefined;
}

/** What most markets would have to change is changed in base. */
function tellClashes(clashes: Iterable<Clash>, marketCount: number, report: Report): void {
  for (const { inherited, key, order, own } of clashes) {
    const message = `${own.length} markets have an entry of the order ${order} beside "${key}", so it is left to chance which of the two comes first.`;
    if (own.length > 1 && own.length > marketCount / 2) report(inherited, message);
    else for (const mistake of own) report(mistake.place, mistake.message);
  }
}
