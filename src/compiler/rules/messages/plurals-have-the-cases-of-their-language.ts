import { pluralsOf } from '../../check/icu.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

/** Cases for numbers that nobody meets on a page: of a million tours, of 1.5 tours. */
const rareCases = ['many', 'other'];

export const pluralsHaveTheCasesOfTheirLanguage: Rule = {
  name: 'plurals-have-the-cases-of-their-language',
  severity: 'error',
  visit(_, report) {
    const categoriesOf = new Map<string, readonly string[]>();
    return {
      message(id, text, _english, document) {
        for (const { argument, isOrdinal, cases } of pluralsOf(text)) {
          const language = document.name;
          const kind = `${language} ${isOrdinal}`;
          const categories = categoriesOf.get(kind) ?? casesOf(language, isOrdinal);
          categoriesOf.set(kind, categories);
          const strangers = cases.filter((name) => !name.startsWith('=') && !categories.includes(name));
          const absent = cases.some((name) => name.startsWith('='))
            ? []
            : categories.filter((name) => !rareCases.includes(name) && !cases.includes(name));
          if (categories.length === 0 || (strangers.length === 0 && absent.length === 0)) continue;
          const parts = [
            strangers.length > 0 && `has ${quoted(strangers)}, which "${language}" never uses`,
            absent.length > 0 && `lacks ${quoted(absent)}`,
          ];
          const message = `The plural of {${argument}} in "${id}" ${parts.filter(Boolean).join(' and ')}. The cases of "${language}" are ${quoted(categories)}.`;
          report(document.placeOf(child('', id)), message);
        }
      },
    };
  },
};

/** None where nobody knows the language, which a rule of its own tells. */
function casesOf(language: string, isOrdinal: boolean): readonly string[] {
  try {
    if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return [];
    return new Intl.PluralRules(language, { type: isOrdinal ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories;
  } catch {
    return [];
  }
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}
