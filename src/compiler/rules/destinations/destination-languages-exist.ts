import type { Rule } from '../../check/rule.ts';
import { countryFacts } from './country-facts.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

export const destinationLanguagesExist: Rule = {
  name: 'destination-languages-exist',
  severity: 'warning',
  check({ destinations }, report) {
    for (const { document, pointer, countryCode, facts } of countryFacts(destinations)) {
      for (const [index, language] of facts.languages.entries()) {
        if (names.of(language) !== undefined) continue;
        const message = `"${language}" is not the code of a language; one looks like "pt".`;
        report(document.placeOf(`${pointer}/languages/${index}`), message, meantBy(language, countryCode, facts.languages));
      }
    }
  },
};

/** Codes of countries and of languages are mixed up: the chief language of the country that was written, or of the destination. */
function meantBy(code: string, countryCode: string, spoken: readonly string[]): string | undefined {
  const written = chiefLanguageOf(code.toUpperCase());
  const chief = chiefLanguageOf(countryCode);
  return [written, chief].find((language) => language !== undefined && !spoken.includes(language));
}

function chiefLanguageOf(country: string): string | undefined {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  return language === 'und' || (language === 'en' && country !== 'GB') ? undefined : language;
}
