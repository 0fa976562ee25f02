import type { Rule } from '../../check/rule.ts';
import { reportOnce } from '../report/report-once.ts';
import { type Entry, placeOfLabel, visitMenus } from './menus.ts';

export const entriesOfAMenuDiffer: Rule = {
  name: 'entries-of-a-menu-differ',
  severity: 'warning',
  visit(_, report) {
    const reportPlace = reportOnce(report);
    return visitMenus((menu) => {
      const { document, entries, languages } = menu;
      for (const language of languages) {
        const owners = new Map<string, string>();
        for (const key in entries) {
          const { label } = entries[key] as Entry;
          const words = label[language] ?? label.en;
          const owner = owners.get(words);
          if (owner === undefined) {
            owners.set(words, key);
            continue;
          }
          const places = [key, owner].map((entry) => placeOfLabel(menu, entry, language));
          const own = places.findIndex(({ file }) => file === document.layers.at(-1)?.file);
          const [place] = own === 1 ? places.reverse() : places;
          if (place) reportPlace(place, `The entry "${own === 1 ? key : owner}" beside this one is called "${words}", too.`);
        }
      }
    });
  },
};
