import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { belongsToAScreen } from '../../resolve/message-owners.ts';
import { otherLanguagesOf } from '../texts/other-languages.ts';
import { messagesThatScreensMiss } from './messages-that-screens-miss.ts';

export const messagesAreDeclaredInEnglish: Rule = {
  name: 'messages-are-declared-in-english',
  severity: 'error',
  visit(store, report) {
    const english = store.messages.get('en');
    if (!english) return {};
    const known = Object.keys(english.value);
    const others = otherLanguagesOf(store);
    const neededByScreens = messagesThatScreensMiss(store);
    const [first] = others;
    const onlyEnglishLacks = Object.keys(first?.value ?? {}).filter(
      (id) => !(id in english.value) && others.every((document) => id in document.value),
    );
    const onlyInEnglish = onlyEnglishLacks.length > 0 ? known.filter((id) => others.every((document) => !(id in document.value))) : [];
    for (const id of onlyEnglishLacks) {
      const misspelt = onlyInEnglish.find((stranger) => suggest(stranger, [id]) !== undefined);
      if (misspelt === undefined) {
        report(english.placeOf(''), `The message "${id}" is missing in English, though every other language has it.`);
      } else if (belongsToAScreen(misspelt)) {
        const message = `No other language has the message "${misspelt}"; all of them have "${id}".`;
        report(english.placeOf(child('', misspelt), 'key'), message, id);
      }
    }
    return {
      unknownMessage(id, document) {
        if (onlyEnglishLacks.includes(id) || neededByScreens.has(id) || !belongsToAScreen(id)) return;
        const place = document.placeOf(child('', id), 'key');
        report(place, `base/messages/en.json has no message "${id}", so it is shown nowhere.`, suggest(id, known));
      },
    };
  },
};
