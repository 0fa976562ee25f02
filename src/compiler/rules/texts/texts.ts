import type { Report, Visitor } from '../../check/rule.ts';
import type { TextForm } from '../../check/words.ts';

export interface TextProblem {
  message: string;
  /** The text as it was probably meant. */
  suggestion?: string | undefined;
}

/** Asks texts that visitors read, in every language, whether something is wrong with their words. */
export function inWords(report: Report, problemOf: (words: string, form: TextForm) => TextProblem | undefined): Visitor {
  return {
    words(words, form, at) {
      const problem = problemOf(words, form);
      if (problem) report(at.place(), problem.message, problem.suggestion);
    },
  };
}
