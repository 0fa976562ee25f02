import type { Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';

export const includedAndNotIncludedDiffer: Rule = {
  name: 'included-and-not-included-differ',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const included = new Set(tour.value.included.flatMap(languagesIn).map(inOneWord));
      for (const [index, text] of tour.value.notIncluded.entries()) {
        const twin = languagesIn(text).find((words) => included.has(inOneWord(words)));
        if (!twin) continue;
        const message = `"${twin[1]}" stands in "included", too: travellers could not tell whether they have to pay for it.`;
        report(tour.placeOf(`/notIncluded/${index}/${twin[0]}`), message);
      }
    }
  },
};

function inOneWord([language, text]: readonly [language: string, text: string]): string {
  return `${language} ${text.toLowerCase()}`;
}
