import type { Rule } from '../check/rule.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { placeIn } from '../read/read-documents.ts';
import { contentLocales, languageOfContentLocale } from '../resolve/content-locales.ts';

export const marketsChangeTextsInTheirLanguages: Rule = {
  name: 'markets-change-texts-in-their-languages',
  severity: 'warning',
  check({ markets }, report) {
    for (const market of markets) {
      const spoken = market.documents.market.value.availableLanguages.map(({ urlCode }) => urlCode);
      for (const { layers } of Object.values(market.documents)) {
        const [base, own] = layers;
        if (!base || !own) continue;
        for (const { pointer, language } of idleTexts(base.json.value, own.json.value, '', spoken)) {
          const message = `The market "${market.code}" speaks ${quoted(spoken)}, so nobody will read this text in "${language}".`;
          report(placeIn(own, child(pointer, language), 'key'), message, spoken.length === 1 ? spoken[0] : undefined);
        }
      }
    }
  },
};

const languages: ReadonlySet<string> = new Set(contentLocales.flatMap((locale) => languageOfContentLocale(locale) ?? []));

function quoted(spoken: readonly string[]): string {
  return spoken.map((language) => `"${language}"`).join(' and ');
}

/** Texts that a market states in none of its languages, though base has them in all of these: visitors go on reading base's. */
function idleTexts(
  base: unknown,
  own: unknown,
  pointer: JsonPointer,
  spoken: readonly string[],
): { pointer: JsonPointer; language: string }[] {
  if (!isObject(base) || !isObject(own)) return [];
  const keys = Object.keys(own);
  const [language] = keys;
  if (language !== undefined && keys.every((key) => languages.has(key) && typeof own[key] === 'string')) {
    const isIdle = spoken.every((code) => typeof base[code] === 'string' && !(code in own));
    return isIdle ? [{ pointer, language }] : [];
  }
  return keys.flatMap((key) => idleTexts(base[key], own[key], child(pointer, key), spoken));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
