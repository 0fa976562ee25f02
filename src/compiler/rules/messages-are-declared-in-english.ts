import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { messageDocumentsOf } from './message-documents.ts';

export const messagesAreDeclaredInEnglish: Rule = {
  name: 'messages-are-declared-in-english',
  severity: 'error',
  check(store, report) {
    const english = store.messages.get('en');
    if (!english) return;
    const known = Object.keys(english.value);
    const knownIds = new Set(known);
    for (const document of messageDocumentsOf(store)) {
      for (const id of Object.keys(document.value)) {
        if (knownIds.has(id)) continue;
        const place = document.placeOf(child('', id), 'key');
        report(place, `base/messages/en.json has no message "${id}", so it is shown nowhere.`, suggest(id, known));
      }
    }
  },
};
