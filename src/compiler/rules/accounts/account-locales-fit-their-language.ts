import type { Rule } from '../../check/rule.ts';
import { contentLocales, languageOfContentLocale } from '../../resolve/content-locales.ts';

export const accountLocalesFitTheirLanguage: Rule = {
  name: 'account-locales-fit-their-language',
  severity: 'warning',
  visit(_, report) {
    return {
      market({ documents }) {
        for (const [index, { urlCode, contentLocale, customerAccountLocale }] of documents.market.value.availableLanguages.entries()) {
          const language = languageOf(customerAccountLocale);
          if (language === urlCode) continue;
          const message = `Customers who read "${urlCode}" would have their account in "${language}": that is what the locale "${customerAccountLocale}" stands for.`;
          const fitting = [contentLocale, ...contentLocales].find((locale) => languageOfContentLocale(locale) === urlCode);
          report(documents.market.placeOf(`/availableLanguages/${index}/customerAccountLocale`), message, fitting);
        }
      },
    };
  },
};

/** The account platform knows locales of other countries, too. */
function languageOf(locale: string): string {
  const beginning = locale.slice(0, 3);
  const alike = contentLocales.find((known) => known.startsWith(beginning));
  return (alike && languageOfContentLocale(alike)) ?? locale.slice(0, 2);
}
