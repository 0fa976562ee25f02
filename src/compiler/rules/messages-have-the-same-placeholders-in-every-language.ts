import { placeholdersOf } from '../check/icu.ts';
import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';
import { messageDocumentsOf } from './message-documents.ts';

export const messagesHaveTheSamePlaceholdersInEveryLanguage: Rule = {
  name: 'messages-have-the-same-placeholders-in-every-language',
  severity: 'error',
  check(store, report) {
    const english = store.messages.get('en');
    if (!english) return;
    for (const document of messageDocumentsOf(store)) {
      for (const [id, text] of Object.entries(document.value)) {
        const reference = english.value[id];
        const expected = reference === undefined ? undefined : placeholdersOf(reference);
        const written = placeholdersOf(text);
        if (!expected || !written || document === english) continue;
        const absent = expected.filter((name) => !written.includes(name));
        const surplus = written.filter((name) => !expected.includes(name));
        if (absent.length === 0 && surplus.length === 0) continue;
        const parts = [
          absent.length > 0 && `lacks ${absent.join(', ')}`,
          surplus.length > 0 && `has ${surplus.join(', ')}, which the English one has not`,
        ];
        report(document.placeOf(child('', id)), `The message "${id}" ${parts.filter(Boolean).join(' and ')}.`);
      }
    }
  },
};
