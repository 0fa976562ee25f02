import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { contentLocales, languageOfContentLocale } from '../../resolve/content-locales.ts';

export const messagesAreInAKnownLanguage: Rule = {
  name: 'messages-are-in-a-known-language',
  severity: 'error',
  visit(_, report) {
    const known = new Set(contentLocales.flatMap((locale) => languageOfContentLocale(locale) ?? []));
    return {
      messages(document) {
        if ([...known].some((language) => language === document.name)) return;
        report(
          document.placeOf(''),
          `"${document.name}" is not a language of the store, so nobody will see these messages.`,
          suggest(document.name, known),
        );
      },
    };
  },
};
