import type { LanguageCode, LocalisedText } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { copiedMessages, type Messages } from './copied-messages.ts';
import { areAlike } from './languages-alike.ts';
import { alsoIn } from './texts.ts';

/** Fewer words may be a name. */
const fewestWords = 5;
/** In characters. A shorter text may be the same in two languages, neither of which is English. */
const longEnough = 40;
/** Of the words of a sentence, where every noun begins with a capital. */
const leastSmallOfGerman = 0.4;

export const textsAreTranslated: Rule = {
  name: 'texts-are-translated',
  severity: 'warning',
  visit(store, report) {
    const english = store.messages.get('en')?.value ?? {};
    const copies = copiedMessages(store.messages);
    for (const { document, owner } of copies) {
      const whose = owner === 'en' ? 'the English ones' : `the same as those of "${owner}"`;
      report(document.placeOf(''), `Nearly all messages of "${document.name}" are ${whose}, word for word.`);
    }
    return {
      text(value, at) {
        let inEnglish: string[] | undefined;
        for (const key in value) {
          const language = key as LanguageCode;
          const words = value[language] ?? '';
          if (language === 'en') continue;
          if (words === value.en) {
            if (!isSentence(words)) continue;
            inEnglish ??= [];
            inEnglish.push(language);
            continue;
          }
          const copy = words.length < longEnough ? undefined : copyAmong(value, language, at.stated);
          if (copy) report(at.place(copy.language), otherSentence(copy.language, copy.owner));
        }
        if (!inEnglish) return;
        const [first, ...others] = inEnglish;
        if (first !== undefined) report(at.place(first), englishSentence(first) + alsoIn(others));
      },
      messages(document) {
        if (document === store.messages.get('en') || copies.some((copy) => copy.document === document)) return;
        for (const [id, words] of Object.entries(document.value)) {
          if (words === english[id]) {
            if (document.name !== 'en' && isSentence(words)) report(document.placeOf(child('', id)), englishSentence(document.name));
            continue;
          }
          const twin = words.length < longEnough ? undefined : twinOfMessage(id, words, document, store.messages);
          if (twin !== undefined && isSentence(words, leastSmallOfGerman))
            report(document.placeOf(child('', id)), otherSentence(document.name, twin));
        }
      },
    };
  },
};

function englishSentence(language: string): string {
  return `The text for the language "${language}" is the English one, word for word.`;
}

function otherSentence(language: string, other: string): string {
  return `The text for the language "${language}" is the same as for "${other}", word for word.`;
}

/** Which of two languages has the other's words: of those that a market states one, since it did not write what it inherits. */
function copyAmong(
  text: LocalisedText,
  language: LanguageCode,
  stated: object | undefined,
): { language: LanguageCode; owner: LanguageCode } | undefined {
  const words = text[language] ?? '';
  const twin = twinBefore(language, words, text);
  if (twin === undefined || !isSentence(words, leastSmallOfGerman)) return undefined;
  if (!stated || language in stated) return { language, owner: twin };
  return twin in stated ? { language: twin, owner: language } : undefined;
}

/** The language written before this one that has the same words, though it could not. */
function twinBefore(language: LanguageCode, words: string, text: LocalisedText): LanguageCode | undefined {
  for (const key in text) {
    const other = key as LanguageCode;
    if (other === language) return undefined;
    if (text[other] === words && !areAlike(language, other)) return other;
  }
  return undefined;
}

/** The language whose message of base these words are; of two languages of base the first has them. */
function twinOfMessage(id: string, words: string, document: Messages, messages: SharedStore['messages']): string | undefined {
  for (const [language, other] of messages) {
    if (other === document) return undefined;
    if (language !== document.name && other.value[id] === words && !areAlike(language, document.name)) return language;
  }
  return undefined;
}

/** Whether a text is sure to differ in another language: names do not, and most of their words begin with a capital. */
function isSentence(text: string, leastSmall = 0.5): boolean {
  if (/\{\w+, ?(plural|select)/.test(text)) return false;
  const words = text.replaceAll(/<[^<>]*>|\{\w+\}/g, '').match(/\p{L}+/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return words.length >= fewestWords && small.length > words.length * leastSmall;
}
