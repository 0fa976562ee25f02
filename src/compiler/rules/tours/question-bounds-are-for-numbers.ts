import type { TourQuestion } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const questionBoundsAreForNumbers: Rule = {
  name: 'question-bounds-are-for-numbers',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const [activity, { questions }] of Object.entries(tour.value.activities)) {
        for (const [key, question] of Object.entries(questions ?? {})) {
          const bound = (['minimum', 'maximum'] as const).find((name) => question[name] !== undefined && !isBoundOf(name, question));
          if (bound === undefined) continue;
          const pointer = child(`${child('/activities', activity)}/questions`, key);
          const message = `"${bound}" bounds a number, but the answer is of the type "${question.answerType}".`;
          report(tour.placeOf(`${pointer}/${bound}`), message);
        }
      }
    }
  },
};

/** The largest number of a text is that of its characters. */
function isBoundOf(bound: 'minimum' | 'maximum', { answerType }: TourQuestion): boolean {
  return answerType === 'int' || answerType === 'double' || (answerType === 'text' && bound === 'maximum');
}
