import type { Rule } from '../../check/rule.ts';

export const marketsHaveALanguage: Rule = {
  name: 'markets-have-a-language',
  severity: 'error',
  visit(_, report) {
    return {
      market({ code, documents, languages }) {
        if (languages.length > 0) return;
        const place = documents.market.placeOf('/availableLanguages', 'key');
        report(place, `The market "${code}" has no language left: none of its content locales is known.`);
      },
    };
  },
};
