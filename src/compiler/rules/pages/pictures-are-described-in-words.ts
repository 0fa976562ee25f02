import type { Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';

export const picturesAreDescribedInWords: Rule = {
  name: 'pictures-are-described-in-words',
  severity: 'warning',
  visit(_, report) {
    return {
      picture(value, at) {
        const name = value.src.replace(/\.[a-z]+$/, '');
        for (const [language, words] of languagesIn(value.alt)) {
          if (!/\.(svg|png|jpe?g|webp|gif|avif)$/i.test(words.trim()) && !(words === name && name.includes('-'))) continue;
          const place = at.place('alt', language);
          report(place, `A screen reader would read out "${words}", which is the name of a file: say what is to be seen.`);
        }
      },
    };
  },
};
