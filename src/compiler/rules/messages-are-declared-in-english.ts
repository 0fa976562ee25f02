import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { belongsToAScreen } from '../resolve/message-owners.ts';
import { otherLanguagesOf } from './other-languages.ts';

export const messagesAreDeclaredInEnglish: Rule = {
  name: 'messages-are-declared-in-english',
  severity: 'error',
  visit(store, report) {
    const english = store.messages.get('en');
    if (!english) return {};
    const known = Object.keys(english.value);
    const [first, ...others] = otherLanguagesOf(store);
    const onlyEnglishLacks = Object.keys(first?.value ?? {}).filter(
      (id) => !(id in english.value) && others.every((document) => id in document.value),
    );
    for (const id of onlyEnglishLacks)
      report(english.placeOf(''), `The message "${id}" is missing in English, though every other language has it.`);
    return {
      unknownMessage(id, document) {
        if (onlyEnglishLacks.includes(id) || !belongsToAScreen(id)) return;
        const place = document.placeOf(child('', id), 'key');
        report(place, `base/messages/en.json has no message "${id}", so it is shown nowhere.`, suggest(id, known));
      },
    };
  },
};
