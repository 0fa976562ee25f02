import type { Rule } from '../../check/rule.ts';
import { contentLocales, languageOfContentLocale } from '../../resolve/content-locales.ts';

export const contentLocalesFitTheirCountry: Rule = {
  name: 'content-locales-fit-their-country',
  severity: 'warning',
  visit(_, report) {
    return {
      market({ documents }) {
        const { country, availableLanguages } = documents.market.value;
        const locales = contentLocales.filter((locale) => locale.endsWith(`-${country}`));
        if (locales.length === 0) return;
        for (const [index, { contentLocale }] of availableLanguages.entries()) {
          const language = languageOfContentLocale(contentLocale);
          const own = locales.find((locale) => languageOfContentLocale(locale) === language);
          if (own === undefined || availableLanguages.some((other) => other.contentLocale === own)) continue;
          const message = `The content locale "${contentLocale}" is that of another country, though there is one for "${country}".`;
          report(documents.market.placeOf(`/availableLanguages/${index}/contentLocale`), message, own);
        }
      },
    };
  },
};
