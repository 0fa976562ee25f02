import type { LanguageCode } from '#contract/documents.generated.ts';
import type { Report } from '../check/rule.ts';
import { type FoundText, pointerOf, textsOf } from '../check/walk.ts';
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

/**
 * Asks every text that visitors read, in every language, whether something is wrong with its words.
 * @param problemOf is asked for each of many thousand texts, so it has to be quick where nothing is wrong
 */
export function reportInTexts(store: ResolvedStore, report: Report, problemOf: (words: string, form: TextForm) => TextProblem | undefined) {
  for (const { document, path, value } of textsOf(store)) {
    if (document.kind === 'routes') continue;
    const form = formOf(document.kind, path);
    for (const language in value) {
      const words = value[language as LanguageCode];
      const problem = words === undefined ? undefined : problemOf(words, form);
      if (problem) report(document.placeOf(pointerOf([...path, language])), problem.message, problem.suggestion);
    }
  }
  for (const document of messageDocumentsOf(store)) {
    for (const [id, words] of Object.entries(document.value)) {
      const problem = problemOf(words, 'message');
      if (problem) report(document.placeOf(child('', id)), problem.message, problem.suggestion);
    }
  }
}

function formOf(kind: string, path: FoundText['path']): TextForm {
  if (kind === 'checkout' && path[0] === 'messages') return 'template';
  return formattedTexts[kind]?.includes(path.at(-1) ?? '') ? 'formatted' : 'plain';
}
