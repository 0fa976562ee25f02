import type { LanguageCode } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { contentLocales, languageOfContentLocale } from '../../resolve/content-locales.ts';

export const languageNamesFitTheirLanguage: Rule = {
  name: 'language-names-fit-their-language',
  severity: 'warning',
  visit(_, report) {
    const languages = languagesByOwnName();
    return {
      market({ documents }) {
        const owners = new Map<string, string>();
        for (const [index, { urlCode, fullName }] of documents.market.value.availableLanguages.entries()) {
          const name = fullName.trim().toLowerCase();
          const language = languages.get(name);
          const owner = owners.get(name);
          owners.set(name, urlCode);
          const place = () => documents.market.placeOf(`/availableLanguages/${index}/fullName`);
          if (language !== undefined && language !== urlCode) {
            report(place(), `"${fullName}" is the name of the language "${language}", but this one is "${urlCode}".`, nameOf(urlCode));
          } else if (owner !== undefined && owner !== urlCode) {
            report(place(), `The language "${owner}" of this market is called "${fullName}", too.`, nameOf(urlCode));
          }
        }
      },
    };
  },
};

function languagesByOwnName(): ReadonlyMap<string, LanguageCode> {
  const languages = new Set(contentLocales.flatMap((locale) => languageOfContentLocale(locale) ?? []));
  return new Map([...languages].map((language) => [nameOf(language).toLowerCase(), language]));
}

/** What a language calls itself, as it begins a line. */
function nameOf(language: LanguageCode): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
