import type { Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import { child } from '../../read/json-pointer.ts';

/** Answers are kept under the activity and the text of the question. (specification, section 3) */
export const questionsOfAnActivityDiffer: Rule = {
  name: 'questions-of-an-activity-differ',
  severity: 'error',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const [activity, { questions }] of Object.entries(tour.value.activities)) {
        const owners = new Map<string, string>();
        for (const [key, { question }] of Object.entries(questions ?? {})) {
          const twin = languagesIn(question).find(([language, text]) => owners.has(`${language} ${text}`));
          for (const [language, text] of languagesIn(question)) owners.set(`${language} ${text}`, owners.get(`${language} ${text}`) ?? key);
          if (!twin) continue;
          const [language, text] = twin;
          const pointer = `${child(`${child('/activities', activity)}/questions`, key)}/question/${language}`;
          const message = `"${owners.get(`${language} ${text}`)}" asks the same in "${language}", so one answer would count for both questions.`;
          report(tour.placeOf(pointer), message);
        }
      }
    }
  },
};
