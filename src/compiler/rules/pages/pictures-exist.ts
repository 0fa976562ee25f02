import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { NamedButMissing } from '../report/named-but-missing.ts';
import { placesInWords } from '../report/places-in-words.ts';

const folder = 'content/pictures/';

export const picturesExist: Rule = {
  name: 'pictures-exist',
  severity: 'error',
  visit(store, report) {
    const shown = new Set<string>();
    const missing = new NamedButMissing();
    return {
      picture({ src }, at) {
        if (shown.has(src)) return;
        if (store.assets.has(`${folder}${src}`)) shown.add(src);
        else missing.add(src, at.place('src'));
      },
      end() {
        missing.tell((file, place, others) => {
          const present = [...store.assets].flatMap((path) => (path.startsWith(folder) ? path.slice(folder.length) : []));
          const unused = present.filter((name) => !shown.has(name));
          const onlyUnused = unused.length === 1 && others.length > 0 ? unused[0] : undefined;
          const meant = suggest(file, unused) ?? onlyUnused ?? suggest(file, present);
          const elsewhere = others.length > 0 ? `; ${placesInWords(others, store)} ${others.length > 1 ? 'name' : 'names'} it, too` : '';
          report(place, `The file ${file} does not lie in content/pictures${elsewhere}.`, meant);
        });
      },
    };
  },
};
