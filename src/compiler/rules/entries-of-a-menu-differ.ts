import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';
import { visitMenus } from './menus.ts';
import { reportOnce } from './report-once.ts';

export const entriesOfAMenuDiffer: Rule = {
  name: 'entries-of-a-menu-differ',
  severity: 'warning',
  visit(_, report) {
    const reportPlace = reportOnce(report);
    return visitMenus(({ document, pointer, entries, languages }) => {
      for (const language of languages) {
        const owners = new Map<string, string>();
        for (const [key, { label }] of Object.entries(entries)) {
          const words = label[language] ?? label.en;
          const owner = owners.get(words);
          if (owner === undefined) {
            owners.set(words, key);
            continue;
          }
          const places = [key, owner].map((entry) => document.placeOf(child(`${child(pointer, entry)}/label`, language)));
          const own = places.findIndex(({ file }) => file === document.layers.at(-1)?.file);
          const [place] = own === 1 ? places.reverse() : places;
          if (place) reportPlace(place, `The entry "${own === 1 ? key : owner}" beside this one is called "${words}", too.`);
        }
      }
    });
  },
};
