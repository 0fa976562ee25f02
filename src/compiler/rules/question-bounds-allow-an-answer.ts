import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';

export const questionBoundsAllowAnAnswer: Rule = {
  name: 'question-bounds-allow-an-answer',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const [activity, { questions }] of Object.entries(tour.value.activities)) {
        for (const [key, { answerType, minimum, maximum }] of Object.entries(questions ?? {})) {
          if (minimum === undefined || maximum === undefined) continue;
          const place = tour.placeOf(`${child(`${child('/activities', activity)}/questions`, key)}/minimum`);
          if (minimum > maximum) report(place, `The smallest number, ${minimum}, is larger than the largest, ${maximum}.`);
          else if (answerType === 'int' && Math.ceil(minimum) > maximum)
            report(place, `No whole number lies between the smallest, ${minimum}, and the largest, ${maximum}.`);
        }
      }
    }
  },
};
