import { pluralsOf, saysNumber } from '../../check/icu.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const pluralsSayTheirNumber: Rule = {
  name: 'plurals-say-their-number',
  severity: 'warning',
  visit(store, report) {
    return {
      message(id, text, english, document) {
        // A market that changes words may leave the number out on purpose.
        if (document.name === 'en' || english === undefined || store.messages.get(document.name) !== document) return;
        for (const { argument, isOrdinal } of pluralsOf(text)) {
          if (isOrdinal || saysNumber(text, argument) || !saysNumber(english, argument)) continue;
          const message = `The case "other" of {${argument}} in "${id}" does not say the number, as the English one does: # stands for it.`;
          report(document.placeOf(child('', id)), message);
        }
      },
    };
  },
};
