import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { messageOwners } from '../resolve/message-owners.ts';

export const messagesBelongToAScreen: Rule = {
  name: 'messages-belong-to-a-screen',
  severity: 'error',
  visit(_, report) {
    return {
      messages(document) {
        for (const id of Object.keys(document.value)) {
          const owner = id.slice(0, id.indexOf('.'));
          if (messageOwners.some((known) => known === owner)) continue;
          const message = `The message "${id}" belongs to no screen: before its first dot one of ${messageOwners.join(', ')} must stand.`;
          const nearest = suggest(owner, messageOwners);
          report(document.placeOf(child('', id), 'key'), message, nearest && nearest + id.slice(owner.length));
        }
      },
    };
  },
};
