import type { Rule } from '../check/rule.ts';
import { languagesIn, picturesOf } from '../check/walk.ts';
import { child } from '../read/json-pointer.ts';

export const picturesAreDescribedInWords: Rule = {
  name: 'pictures-are-described-in-words',
  severity: 'warning',
  check(store, report) {
    for (const { document, pointer, value } of picturesOf(store)) {
      const name = value.src.replace(/\.[a-z]+$/, '');
      for (const [language, words] of languagesIn(value.alt)) {
        if (!/\.(svg|png|jpe?g|webp|gif|avif)$/i.test(words.trim()) && !(words === name && name.includes('-'))) continue;
        const place = document.placeOf(child(`${child(pointer, 'alt')}`, language));
        report(place, `A screen reader would read out "${words}", which is the name of a file: say what is to be seen.`);
      }
    }
  },
};
