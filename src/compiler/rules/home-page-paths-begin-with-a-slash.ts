import type { Rule } from '../check/rule.ts';
import { languagesIn } from '../check/walk.ts';
import { child } from '../read/json-pointer.ts';

export const homePagePathForm = /^\/(?!\/)[^\s?#]*$/;

export const homePagePathsBeginWithASlash: Rule = {
  name: 'home-page-paths-begin-with-a-slash',
  severity: 'error',
  check({ markets }, report) {
    for (const { documents } of markets) {
      const { homePagePath } = documents.market.value;
      if (!homePagePath) continue;
      for (const [language, path] of languagesIn(homePagePath)) {
        if (homePagePathForm.test(path)) continue;
        const place = documents.market.placeOf(child('/homePagePath', language));
        report(place, `"${path}" is no path of this store; one begins with a single slash, as "/tours".`);
      }
    }
  },
};
