import { readMessage } from '../../check/icu.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { foreignPlaceholderIn } from '../texts/foreign-placeholders.ts';

export const messagesAreIcu: Rule = {
  name: 'messages-are-icu',
  severity: 'error',
  visit(_, report) {
    return {
      message(id, text, _english, document) {
        const message = readMessage(text);
        if ('problem' in message && !foreignPlaceholderIn(text))
          report(document.placeOf(child('', id)), `The message "${id}" cannot be read: ${message.problem}`);
      },
    };
  },
};
