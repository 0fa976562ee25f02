import type { Rule } from '../check/rule.ts';
import { contentLocales, languageOfContentLocale } from '../resolve/content-locales.ts';

export const contentLocalesFitTheirLanguage: Rule = {
  name: 'content-locales-fit-their-language',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        for (const [index, { urlCode, contentLocale }] of documents.market.value.availableLanguages.entries()) {
          const language = languageOfContentLocale(contentLocale);
          if (!language || language === urlCode) continue;
          const fitting = contentLocales.filter((locale) => languageOfContentLocale(locale) === urlCode);
          const message = `The content locale "${contentLocale}" stands for the language "${language}", but the urlCode beside it is "${urlCode}".`;
          report(documents.market.placeOf(`/availableLanguages/${index}/contentLocale`), message, fitting[0]);
        }
      },
    };
  },
};
