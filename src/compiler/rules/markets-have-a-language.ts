import type { Rule } from '../check/rule.ts';

export const marketsHaveALanguage: Rule = {
  name: 'markets-have-a-language',
  severity: 'error',
  check({ markets }, report) {
    for (const { code, documents, languages } of markets) {
      if (languages.length > 0) continue;
      const place = documents.market.placeOf('/availableLanguages', 'key');
      report(place, `The market "${code}" has no language left: none of its content locales is known.`);
    }
  },
};
