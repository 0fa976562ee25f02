import type { Rule } from '../../check/rule.ts';
import { contentLocales, languageOfContentLocale } from '../../resolve/content-locales.ts';

export const contentLocalesFitTheirLanguage: Rule = {
  name: 'content-locales-fit-their-language',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        const { availableLanguages, country } = documents.market.value;
        for (const [index, { urlCode, contentLocale }] of availableLanguages.entries()) {
          const language = languageOfContentLocale(contentLocale);
          if (!language || language === urlCode) continue;
          const fitting = contentLocales.filter((locale) => languageOfContentLocale(locale) === urlCode);
          const message = `The content locale "${contentLocale}" stands for the language "${language}", but the urlCode beside it is "${urlCode}".`;
          // Where the market speaks the language of the locale elsewhere, it was copied from there; else the urlCode may be wrong as well.
          const isCopied = availableLanguages.some((other) => other.urlCode === language);
          const meant = isCopied ? (fitting.find((locale) => locale.endsWith(country)) ?? fitting[0]) : undefined;
          report(documents.market.placeOf(`/availableLanguages/${index}/contentLocale`), message, meant);
        }
      },
    };
  },
};
