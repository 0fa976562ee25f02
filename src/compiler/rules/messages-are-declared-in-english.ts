import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { messageOwners, ownerOfMessage } from '../resolve/message-owners.ts';
import { otherLanguagesOf } from './other-languages.ts';

export const messagesAreDeclaredInEnglish: Rule = {
  name: 'messages-are-declared-in-english',
  severity: 'error',
  visit(store, report) {
    const english = store.messages.get('en');
    if (!english) return {};
    const known = Object.keys(english.value);
    const knownIds = new Set(known);
    const [first, ...others] = otherLanguagesOf(store);
    const onlyEnglishLacks = Object.keys(first?.value ?? {}).filter(
      (id) => !knownIds.has(id) && others.every((document) => id in document.value),
    );
    for (const id of onlyEnglishLacks)
      report(english.placeOf(''), `The message "${id}" is missing in English, though every other language has it.`);
    return {
      messages(document) {
        for (const id of Object.keys(document.value)) {
          if (knownIds.has(id) || onlyEnglishLacks.includes(id) || !belongsToAScreen(id)) continue;
          const place = document.placeOf(child('', id), 'key');
          report(place, `base/messages/en.json has no message "${id}", so it is shown nowhere.`, suggest(id, known));
        }
      },
    };
  },
};

/** A message of no screen is told elsewhere. */
function belongsToAScreen(id: string): boolean {
  return messageOwners.some((owner) => owner === ownerOfMessage(id));
}
