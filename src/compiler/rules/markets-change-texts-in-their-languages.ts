import type { Rule } from '../check/rule.ts';
import { pointerOf } from '../check/walk.ts';
import { isJsonObject, type JsonObject } from '../read/json-object.ts';
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
        for (const { pointer, language } of idleTexts(base.json.value, own.json.value, spoken)) {
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

interface IdleText {
  pointer: JsonPointer;
  language: string;
}

/** Texts that a market states in none of its languages, though base has them in all of these: visitors go on reading base's. */
function idleTexts(base: unknown, own: unknown, spoken: readonly string[]): IdleText[] {
  const found: IdleText[] = [];
  search(base, own, []);
  return found;

  function search(inherited: unknown, stated: unknown, path: string[]): void {
    if (!isJsonObject(inherited) || !isJsonObject(stated)) return;
    const language = languageOf(stated);
    if (language !== undefined) {
      const isIdle = spoken.every((code) => typeof inherited[code] === 'string' && !(code in stated));
      if (isIdle) found.push({ pointer: pointerOf(path), language });
      return;
    }
    for (const key in stated) {
      path.push(key);
      search(inherited[key], stated[key], path);
      path.pop();
    }
  }
}

/** The first language of a text; of all else nothing. */
function languageOf(stated: JsonObject): string | undefined {
  let first: string | undefined;
  for (const key in stated) {
    if (!languages.has(key) || typeof stated[key] !== 'string') return undefined;
    first ??= key;
  }
  return first;
}
