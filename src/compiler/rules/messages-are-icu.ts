import { readMessage } from '../check/icu.ts';
import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';

export const messagesAreIcu: Rule = {
  name: 'messages-are-icu',
  severity: 'error',
  visit(_, report) {
    return {
      messages(document) {
        for (const [id, text] of Object.entries(document.value)) {
          const message = readMessage(text);
          if ('problem' in message) report(document.placeOf(child('', id)), `The message "${id}" cannot be read: ${message.problem}`);
        }
      },
    };
  },
};
