import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';

export const questionBoundsAllowAnAnswer: Rule = {
  name: 'question-bounds-allow-an-answer',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const [activity, { questions }] of Object.entries(tour.value.activities)) {
        for (const [key, { minimum, maximum }] of Object.entries(questions ?? {})) {
          if (minimum === undefined || maximum === undefined || minimum <= maximum) continue;
          const pointer = child(`${child('/activities', activity)}/questions`, key);
          report(tour.placeOf(`${pointer}/minimum`), `The smallest number, ${minimum}, is larger than the largest, ${maximum}.`);
        }
      }
    }
  },
};
