import type { LocalisedText } from '#contract/documents.generated.ts';
import { type Rule, valueAt } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import { foreignPlaceholderIn } from '../texts/foreign-placeholders.ts';
import { placeholdersOfMessage } from './checkout-placeholders.ts';

/** Placeholders without which travellers have to guess; the name of the field stands beside the message all the same. */
const bounds: readonly string[] = ['min', 'max', 'age'];

export const checkoutMessagesTellTheirBounds: Rule = {
  name: 'checkout-messages-tell-their-bounds',
  severity: 'warning',
  visit(_, report) {
    // What markets inherit is the same object in all of them.
    const known = new WeakMap<LocalisedText, readonly string[]>();
    const messages = valueAt<LocalisedText>('checkout', ['messages', null], (value, at) => {
      const before = (at.inherited ?? value) as LocalisedText;
      const expected = known.get(before) ?? boundsIn(at.key, before);
      known.set(before, expected);
      for (const [language, words] of Object.entries(at.stated ?? value)) {
        if (typeof words !== 'string' || foreignPlaceholderIn(words)) continue;
        const absent = expected.filter((bound) => !words.includes(bound));
        if (absent.length === 0 || hasUnknownPlaceholder(words, at.key)) continue;
        const message = `"${at.key}" does not say ${absent.join(' and ')} here, as it does elsewhere: travellers would have to guess.`;
        report(at.place(language), message);
      }
    });
    return { values: [messages] };
  },
};

/** Told by a rule of its own; a bound may have been meant. */
function hasUnknownPlaceholder(words: string, name: string): boolean {
  return [...words.matchAll(/\{([^{}]*)\}/g)].some(([, placeholder = '']) => !placeholdersOfMessage(name).includes(placeholder));
}

/** The bounds that half of the languages tell. */
function boundsIn(name: string, value: LocalisedText): string[] {
  const texts = languagesIn(value).map(([, words]) => words);
  const told = placeholdersOfMessage(name).flatMap((placeholder) => (bounds.includes(placeholder) ? `{${placeholder}}` : []));
  return told.filter((bound) => texts.filter((words) => words.includes(bound)).length >= texts.length / 2);
}
