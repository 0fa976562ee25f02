import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { belongsToAScreen, messageOwners, ownerOfMessage } from '../../resolve/message-owners.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';

export const messagesBelongToAScreen: Rule = {
  name: 'messages-belong-to-a-screen',
  severity: 'error',
  visit(store, report) {
    const homeless = Object.keys(store.messages.get('en')?.value ?? {}).filter((id) => !belongsToAScreen(id));
    return {
      messages(document) {
        for (const id of homeless) if (id in document.value) tell(id, document);
      },
      unknownMessage(id, document) {
        if (!belongsToAScreen(id)) tell(id, document);
      },
    };

    function tell(id: string, document: ResolvedDocument<'messages'>): void {
      const owner = ownerOfMessage(id);
      const message = `The message "${id}" belongs to no screen: before its first dot one of ${messageOwners.join(', ')} must stand.`;
      const nearest = suggest(owner, messageOwners);
      report(document.placeOf(child('', id), 'key'), message, nearest && nearest + id.slice(owner.length));
    }
  },
};
