import type { LanguageCode } from '#contract/documents.generated.ts';
import type { Report } from '../check/rule.ts';
import { type FoundText, pointerOf, textsOf } from '../check/walk.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { child } from '../read/json-pointer.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';
import { messageDocumentsOf } from './message-documents.ts';

/** A label as it stands, one that values are put into, rich text, or an ICU message. */
export type TextForm = 'plain' | 'template' | 'formatted' | 'message';

export interface TextProblem {
  message: string;
  /** The text as it was probably meant. */
  suggestion?: string | undefined;
}

/** Keys whose texts are rich, by kind of document. A test holds them to the schemas. */
export const formattedTexts: Readonly<Record<string, readonly string[]>> = { market: ['longDescription'], page: ['body'] };

/** Marks, and characters that nobody sees. */
const marks = /[<>&*_#%[\]{}\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/;

/** What stands for words that are still to come. */
const unfinished = /\?\?\?|TODO|TB[DC]|FIXME|XXX|lorem ipsum|^[Ll][Oo][Rr][Ee][Mm]/;

/** Whether a text is more than words in a row that begin and end without a space. */
function isRemarkable(words: string): boolean {
  return marks.test(words) || unfinished.test(words) || words.trim() !== words;
}

interface RemarkableText {
  words: string;
  form: TextForm;
  placeOf(): Place;
}

const textsOfStores = new WeakMap<ResolvedStore, readonly RemarkableText[]>();

/**
 * Asks texts that visitors read, in every language, whether something is wrong with their words: those of many thousand texts
 * that are remarkable. A rule that looks for something else needs it to be so.
 */
export function reportInTexts(store: ResolvedStore, report: Report, problemOf: (words: string, form: TextForm) => TextProblem | undefined) {
  const texts = textsOfStores.get(store) ?? findRemarkableTexts(store);
  textsOfStores.set(store, texts);
  for (const { words, form, placeOf } of texts) {
    const problem = problemOf(words, form);
    if (problem) report(placeOf(), problem.message, problem.suggestion);
  }
}

function findRemarkableTexts(store: ResolvedStore): RemarkableText[] {
  const found: RemarkableText[] = [];
  for (const { document, path, value } of textsOf(store)) {
    if (document.kind === 'routes') continue;
    for (const language in value) {
      const words = value[language as LanguageCode];
      if (words === undefined || !isRemarkable(words)) continue;
      found.push({ words, form: formOf(document.kind, path), placeOf: () => document.placeOf(pointerOf([...path, language])) });
    }
  }
  for (const document of messageDocumentsOf(store)) {
    for (const [id, words] of Object.entries(document.value)) {
      if (isRemarkable(words)) found.push({ words, form: 'message', placeOf: () => document.placeOf(child('', id)) });
    }
  }
  return found;
}

function formOf(kind: string, path: FoundText['path']): TextForm {
  if (kind === 'checkout' && path[0] === 'messages') return 'template';
  return formattedTexts[kind]?.includes(path.at(-1) ?? '') ? 'formatted' : 'plain';
}
