import type { LocalisedText } from '#contract/documents.generated.ts';

/** A label as it stands, one that values are put into, rich text, or an ICU message. */
export type TextForm = 'plain' | 'template' | 'formatted' | 'message';

/** Keys whose texts are rich, by kind of document. A test holds them to the schemas. */
export const formattedTexts: Readonly<Record<string, readonly string[]>> = { market: ['longDescription'], page: ['body'] };

/** How the text that stands at these keys of a document is read. */
export function formOf(kind: string, path: readonly string[]): TextForm {
  if (kind === 'checkout' && path[0] === 'messages') return 'template';
  return formattedTexts[kind]?.includes(path.at(-1) ?? '') ? 'formatted' : 'plain';
}

/** Marks, backslashes, and characters that nobody sees. */
const marks = /[<>&*_#%[\]{}\\\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/;

/** What stands for words that are still to come, in capitals but for what printers set in place of words. */
const unfinished = /\?\?\?|TODO|TB[DC]|FIXME|XXX|lorem ipsum|^[Ll][Oo][Rr][Ee][Mm]|o be translated|^(?:\.+|…|-+)$/;

/** Signs that other programs write twice. */
const doubled = /""|''|@@/;

/**
 * Whether a text is more than words in a row that begin and end without a space. Of many thousand texts few are; a rule on words
 * that looks for something else needs it to be so. Links in texts, too, are found in remarkable ones alone: they begin with a mark.
 */
export function isRemarkable(words: string): boolean {
  return marks.test(words) || unfinished.test(words) || doubled.test(words) || words.trim() !== words;
}

/** The languages that a text is written in, with the text. */
export function languagesIn(text: LocalisedText | string): [language: string, text: string][] {
  return typeof text === 'string' ? [['en', text]] : Object.entries(text);
}
