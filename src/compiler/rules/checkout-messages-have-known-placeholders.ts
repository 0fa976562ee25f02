import type { CheckoutDocument, LocalisedText } from '#contract/documents.generated.ts';
import { remembering } from '../check/remembering.ts';
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
      for (const { name, language, words, whole, placeholder } of strangersInMessages(document.value.messages)) {
        const place = document.placeOf(child(child('/messages', name), language));
        const meant = suggest(placeholder.trim(), known);
        const message = `Nothing is put in place of ${whole} in "${name}"; known are {${known.join('}, {')}}.`;
        report(place, message, meant && words.replace(whole, `{${meant}}`));
      }
    }
  },
};

const strangersInMessages = remembering((messages: CheckoutDocument['messages']) =>
  Object.entries(messages).flatMap(([name, text]) => strangersIn(text).map((stranger) => ({ name, ...stranger }))),
);

/** The placeholders of a text that nothing is put in place of. */
const strangersIn = remembering((text: LocalisedText) =>
  languagesIn(text).flatMap(([language, words]) =>
    [...words.matchAll(/\{([^{}]*)\}/g)].flatMap(([whole, placeholder = '']) =>
      known.includes(placeholder) ? [] : [{ language, words, whole, placeholder }],
    ),
  ),
);
