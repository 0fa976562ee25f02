import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const questionBoundsAllowAnAnswer: Rule = {
  name: 'question-bounds-allow-an-answer',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const [activity, { questions }] of Object.entries(tour.value.activities)) {
        for (const [key, { answerType, minimum, maximum }] of Object.entries(questions ?? {})) {
          const pointer = child(`${child('/activities', activity)}/questions`, key);
          if (answerType === 'text' && maximum !== undefined && (maximum < 1 || !Number.isInteger(maximum))) {
            const message = `Nobody could answer: "maximum" is how many characters a text may have, a whole number from 1, not ${maximum}.`;
            report(tour.placeOf(`${pointer}/maximum`), message);
          }
          if (minimum === undefined || maximum === undefined) continue;
          const problem = problemOf(minimum, maximum, answerType);
          if (problem !== undefined) report(tour.placeOf(`${pointer}/minimum`), problem);
        }
      }
    }
  },
};

function problemOf(minimum: number, maximum: number, answerType: string): string | undefined {
  if (minimum > maximum) return `The smallest number, ${minimum}, is larger than the largest, ${maximum}.`;
  if (answerType !== 'int' || Math.ceil(minimum) <= maximum) return undefined;
  return `No whole number lies between the smallest, ${minimum}, and the largest, ${maximum}.`;
}
