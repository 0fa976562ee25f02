import { readMessage } from '../check/icu.ts';
import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';
import { messageDocumentsOf } from './message-documents.ts';

export const messagesAreIcu: Rule = {
  name: 'messages-are-icu',
  severity: 'error',
  check(store, report) {
    for (const document of messageDocumentsOf(store)) {
      for (const [id, text] of Object.entries(document.value)) {
        const message = readMessage(text);
        if ('problem' in message) report(document.placeOf(child('', id)), `The message "${id}" cannot be read: ${message.problem}`);
      }
    }
  },
};
