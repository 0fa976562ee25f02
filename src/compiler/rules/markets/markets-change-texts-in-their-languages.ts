import type { Rule } from '../../check/rule.ts';
import type { JsonObject } from '../../read/json-object.ts';
import { contentLocales, languageOfContentLocale } from '../../resolve/content-locales.ts';

export const marketsChangeTextsInTheirLanguages: Rule = {
  name: 'markets-change-texts-in-their-languages',
  severity: 'warning',
  visit(_, report) {
    return {
      text(_, at) {
        const { market, stated, inherited } = at;
        if (!market || !inherited || !stated) return;
        const language = languageOf(stated);
        if (language === undefined) return;
        const { availableLanguages } = market.documents.market.value;
        if (!availableLanguages.every(({ urlCode }) => typeof inherited[urlCode] === 'string' && !(urlCode in stated))) return;
        const spoken = availableLanguages.map(({ urlCode }) => urlCode);
        const message = `The market "${market.code}" speaks ${quoted(spoken)}, so nobody will read this text in "${language}".`;
        // A language of the country may be one that the market lacks; another one was copied from elsewhere.
        const isOfCountry = contentLocales.some((locale) => locale === `${language}-${market.documents.market.value.country}`);
        report(at.keyPlace(language), message, spoken.length === 1 && !isOfCountry ? spoken[0] : undefined);
      },
    };
  },
};

const languages: ReadonlySet<string> = new Set(contentLocales.flatMap((locale) => languageOfContentLocale(locale) ?? []));

function quoted(spoken: readonly string[]): string {
  return spoken.map((language) => `"${language}"`).join(' and ');
}

/** The first language of a text that a market changes; of all else nothing. */
function languageOf(stated: JsonObject): string | undefined {
  let first: string | undefined;
  for (const key in stated) {
    if (!languages.has(key) || typeof stated[key] !== 'string') return undefined;
    first ??= key;
  }
  return first;
}
