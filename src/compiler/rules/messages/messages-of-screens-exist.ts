import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { messagesInUse } from '../../names/messages-in-use.generated.ts';
import { child } from '../../read/json-pointer.ts';
import { belongsToAScreen } from '../../resolve/message-owners.ts';
import { otherLanguagesOf } from '../texts/other-languages.ts';
import { messagesThatScreensMiss } from './messages-that-screens-miss.ts';

export const messagesOfScreensExist: Rule = {
  name: 'messages-of-screens-exist',
  severity: 'error',
  check(store, report) {
    const english = store.messages.get('en');
    const missing = messagesThatScreensMiss(store);
    if (!english || missing.size === 0) return;
    const used = new Set(messagesInUse);
    const strangers = new Set(Object.keys(english.value).filter((id) => !used.has(id)));
    const others = otherLanguagesOf(store);
    for (const id of missing) {
      // That English alone lacks a message is told where messages are declared, and one of no screen at all where it stands.
      if (others.length > 0 && others.every(({ value }) => id in value)) continue;
      const isElsewhere = [...store.messages.values()].some(({ value }) => id in value);
      const only = strangers.size === 1 && missing.size === 1 ? [...strangers][0] : undefined;
      const renamed = [...strangers].find((stranger) => suggest(stranger, [id]) !== undefined) ?? only;
      const where = isElsewhere ? 'in English' : 'in every language';
      if (renamed === undefined) {
        report(english.placeOf(''), `The message "${id}" is missing ${where}, though screens or mails of the store show it.`);
        continue;
      }
      strangers.delete(renamed);
      if (!belongsToAScreen(renamed)) continue;
      const message = `No screen shows "${renamed}"; they show "${id}", which is missing ${where}.`;
      report(english.placeOf(child('', renamed), 'key'), message, id);
    }
  },
};
