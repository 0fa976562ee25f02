import type { Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { belongsToAScreen, messageOwners, ownerOfMessage } from '../../resolve/message-owners.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import { alsoIn } from '../texts/texts.ts';

export const messagesBelongToAScreen: Rule = {
  name: 'messages-belong-to-a-screen',
  severity: 'error',
  visit(store, report) {
    const homeless = Object.keys(store.messages.get('en')?.value ?? {}).filter((id) => !belongsToAScreen(id));
    const inBase = new Map<string, Map<string, Place>>();
    const inMarkets: { id: string; place: Place }[] = [];
    return {
      messages(document) {
        for (const id of homeless) if (id in document.value) keep(id, document);
      },
      unknownMessage(id, document) {
        if (!belongsToAScreen(id)) keep(id, document);
      },
      end() {
        for (const [id, places] of inBase) tell(id, places);
        for (const { id, place } of inMarkets) tell(id, new Map([['', place]]));
      },
    };

    function keep(id: string, document: ResolvedDocument<'messages'>): void {
      const place = document.placeOf(child('', id), 'key');
      if (document.layers[0].layer !== 'base') inMarkets.push({ id, place });
      else inBase.set(id, (inBase.get(id) ?? new Map<string, Place>()).set(document.name, place));
    }

    /** @param places by language, of which the English one is told */
    function tell(id: string, places: ReadonlyMap<string, Place>): void {
      const [first = ''] = places.has('en') ? ['en'] : places.keys();
      const place = places.get(first);
      if (!place) return;
      const owner = ownerOfMessage(id);
      const others = [...places.keys()].filter((language) => language !== first);
      const message = `The message "${id}" belongs to no screen: before its first dot one of ${messageOwners.join(', ')} must stand.${alsoIn(others)}`;
      const nearest = suggest(owner, messageOwners);
      report(place, message, nearest && nearest + id.slice(owner.length));
    }
  },
};
