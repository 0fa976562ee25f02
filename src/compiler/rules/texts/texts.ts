import type { Report, Visitor } from '../../check/rule.ts';
import type { TextForm } from '../../check/words.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { listInWords } from '../../diagnostics/list-in-words.ts';
import { parentPointer } from '../../read/json-pointer.ts';

export interface TextProblem {
  message: string;
  /** The text as it was probably meant. */
  suggestion?: string | undefined;
}

interface ProblemOfAText extends TextProblem {
  place: Place;
  /** The other languages in which something is wrong with the same text. */
  others: string[];
}

/** Asks texts that visitors read, in every language, whether something is wrong with their words; what is, is told once of a text. */
export function inWords(report: Report, problemOf: (words: string, form: TextForm) => TextProblem | undefined): Visitor {
  const problems = new Map<string, ProblemOfAText>();
  return {
    words(words, form, at) {
      const problem = problemOf(words, form);
      if (!problem) return;
      const place = at.place();
      const text = `${place.file} ${form === 'message' ? at.pointer() : parentPointer(at.pointer())}`;
      const known = problems.get(text);
      if (known) known.others.push(at.key);
      else problems.set(text, { ...problem, place, others: [] });
    },
    end() {
      for (const { place, message, suggestion, others } of problems.values()) report(place, message + alsoIn(others), suggestion);
    },
  };
}

/** Of languages in which a text has the same mistake: the sentence that names them; empty where there is none. */
export function alsoIn(languages: readonly string[]): string {
  if (languages.length === 0) return '';
  return ` It is the same in ${listInWords(languages.map((language) => `"${language}"`))}.`;
}
