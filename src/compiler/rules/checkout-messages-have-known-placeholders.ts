import type { CheckoutDocument, LocalisedText } from '#contract/documents.generated.ts';
import { type Rule, valueAt } from '../check/rule.ts';
import { languagesIn } from '../check/words.ts';
import { suggest } from '../diagnostics/suggest.ts';

type MessageName = keyof CheckoutDocument['messages'];

/** What is put into each message: that of a field knows the field, and that of a bound the bound. */
const known: Record<MessageName, readonly string[]> = {
  invalidPhoneNumber: ['path'],
  invalidEmail: ['path'],
  required: ['path'],
  tooLong: ['path', 'max'],
  invalidFormat: ['path'],
  invalidChoice: ['path'],
  invalidBookingWindowTitle: [],
  invalidBookingWindowMessage: [],
  missingRequiredFields: [],
  invalidNumberMin: ['path', 'min'],
  invalidNumberMax: ['path', 'max'],
  invalidNumber: ['path'],
  invalidInteger: ['path'],
  invalidDate: ['path'],
  invalidDateMin: ['path', 'min'],
  invalidDateMax: ['path', 'max'],
  invalidDateTime: ['path'],
  invalidAdultAge: ['path', 'min', 'max'],
  invalidChildAge: ['path', 'min', 'max', 'age'],
  passportExpired: ['path', 'min'],
};

const placeholderForm = /\{([^{}]*)\}/g;

export const checkoutMessagesHaveKnownPlaceholders: Rule = {
  name: 'checkout-messages-have-known-placeholders',
  severity: 'error',
  visit(_, report) {
    const messages = valueAt<LocalisedText>('checkout', ['messages', null], (value, at) => {
      const name = at.key;
      const filled = known[name as MessageName];
      for (const [language, words] of languagesIn(value)) {
        if (!/[{}]/.test(words)) continue;
        if (/[{}]/.test(words.replace(placeholderForm, '')))
          report(at.place(language), `A brace stands alone in "${name}" and would be read as it is; a placeholder looks like {path}.`);
        for (const [whole, placeholder = ''] of words.matchAll(placeholderForm)) {
          if (filled.includes(placeholder)) continue;
          const place = at.place(language);
          const meant = suggest(placeholder.trim(), filled);
          const hint = filled.length === 0 ? 'nothing is put into it' : `known here are {${filled.join('}, {')}}`;
          const message = `Nothing is put in place of ${whole} in "${name}"; ${hint}.`;
          report(place, message, meant && words.replace(whole, `{${meant}}`));
        }
      }
    });
    return { values: [messages] };
  },
};
