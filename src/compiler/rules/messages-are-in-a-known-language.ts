import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { contentLocales, languageOfContentLocale } from '../resolve/content-locales.ts';
import { messageDocumentsOf } from './message-documents.ts';

export const messagesAreInAKnownLanguage: Rule = {
  name: 'messages-are-in-a-known-language',
  severity: 'error',
  check(store, report) {
    const known = new Set(contentLocales.flatMap((locale) => languageOfContentLocale(locale) ?? []));
    for (const document of messageDocumentsOf(store)) {
      if ([...known].some((language) => language === document.name)) continue;
      report(
        document.placeOf(''),
        `"${document.name}" is not a language of the store, so nobody will see these messages.`,
        suggest(document.name, known),
      );
    }
  },
};
