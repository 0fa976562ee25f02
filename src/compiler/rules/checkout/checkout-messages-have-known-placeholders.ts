import type { LocalisedText } from '#contract/documents.generated.ts';
import { type Rule, valueAt } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { foreignPlaceholderIn } from '../texts/foreign-placeholders.ts';
import { placeholdersOfMessage } from './checkout-placeholders.ts';

const placeholderForm = /\{([^{}]*)\}/g;

export const checkoutMessagesHaveKnownPlaceholders: Rule = {
  name: 'checkout-messages-have-known-placeholders',
  severity: 'error',
  visit(_, report) {
    const messages = valueAt<LocalisedText>('checkout', ['messages', null], (value, at) => {
      const name = at.key;
      const filled = placeholdersOfMessage(name);
      for (const [language, words] of languagesIn(value)) {
        if (!/[{}]/.test(words) || foreignPlaceholderIn(words)) continue;
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
