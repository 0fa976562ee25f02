import type { LanguageCode } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import { pointerOf, textsOf } from '../check/walk.ts';
import { child } from '../read/json-pointer.ts';
import { messageDocumentsOf } from './message-documents.ts';

/** Fewer words may be a name. */
const fewestWords = 5;

export const textsAreTranslated: Rule = {
  name: 'texts-are-translated',
  severity: 'warning',
  check(store, report) {
    for (const { document, path, value } of textsOf(store)) {
      for (const language in value) {
        const words = value[language as LanguageCode];
        if (language === 'en' || words !== value.en || !isSentence(words)) continue;
        report(document.placeOf(pointerOf([...path, language])), sentence(language));
      }
    }
    const english = store.messages.get('en')?.value ?? {};
    for (const document of messageDocumentsOf(store)) {
      if (document.name === 'en') continue;
      for (const [id, words] of Object.entries(document.value)) {
        if (words === english[id] && isSentence(words)) report(document.placeOf(child('', id)), sentence(document.name));
      }
    }
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
