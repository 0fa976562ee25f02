import type { LanguageCode } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

/** Fewer words may be a name. */
const fewestWords = 5;

export const textsAreTranslated: Rule = {
  name: 'texts-are-translated',
  severity: 'warning',
  visit(store, report) {
    const english = store.messages.get('en')?.value ?? {};
    return {
      text(value, at) {
        for (const language in value) {
          const words = value[language as LanguageCode];
          if (language === 'en' || words !== value.en || !isSentence(words)) continue;
          report(at.place(language), sentence(language));
        }
      },
      messages(document) {
        if (document.name === 'en') return;
        for (const [id, words] of Object.entries(document.value)) {
          if (words === english[id] && isSentence(words)) report(document.placeOf(child('', id)), sentence(document.name));
        }
      },
    };
  },
};

function sentence(language: string): string {
  return `The text for the language "${language}" is the English one, word for word.`;
}

/** Whether a text is sure to differ in another language: names do not, and most of their words begin with a capital. */
function isSentence(text: string): boolean {
  if (/\{\w+, ?(plural|select)/.test(text)) return false;
  const words = text.replaceAll(/<[^<>]*>|\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return words.length >= fewestWords && small.length > words.length / 2;
}
