import type { Rule } from '../../check/rule.ts';
import { languagesIn } from '../../check/words.ts';
import { child } from '../../read/json-pointer.ts';

export const homePagePathForm = /^\/(?!\/)[^\s?#]*$/;

export const homePagePathsBeginWithASlash: Rule = {
  name: 'home-page-paths-begin-with-a-slash',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        const { homePagePath } = documents.market.value;
        if (!homePagePath) return;
        for (const [language, path] of languagesIn(homePagePath)) {
          if (homePagePathForm.test(path)) continue;
          const place = documents.market.placeOf(child('/homePagePath', language));
          report(place, `"${path}" is no path of this store; one begins with a single slash, as "/tours".`);
        }
      },
    };
  },
};
