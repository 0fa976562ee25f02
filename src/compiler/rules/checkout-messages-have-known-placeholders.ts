import type { Rule } from '../check/rule.ts';
import { languagesIn } from '../check/walk.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';

const known = ['path', 'min', 'max', 'age'];

export const checkoutMessagesHaveKnownPlaceholders: Rule = {
  name: 'checkout-messages-have-known-placeholders',
  severity: 'error',
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents.checkout))) {
      for (const [name, text] of Object.entries(document.value.messages)) {
        for (const [language, words] of languagesIn(text)) {
          for (const [whole, placeholder = ''] of words.matchAll(/\{([^{}]*)\}/g)) {
            if (known.includes(placeholder)) continue;
            const place = document.placeOf(child(child('/messages', name), language));
            const meant = suggest(placeholder.trim(), known);
            const message = `Nothing is put in place of ${whole} in "${name}"; known are {${known.join('}, {')}}.`;
            report(place, message, meant && words.replace(whole, `{${meant}}`));
          }
        }
      }
    }
  },
};
