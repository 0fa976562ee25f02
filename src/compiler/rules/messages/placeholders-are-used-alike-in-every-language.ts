import { type PlaceholderUse, usesOfPlaceholders } from '../../check/icu.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const placeholdersAreUsedAlikeInEveryLanguage: Rule = {
  name: 'placeholders-are-used-alike-in-every-language',
  severity: 'error',
  visit(store, report) {
    const english = store.messages.get('en');
    if (!english) return {};
    return {
      message(id, text, reference, document) {
        if (document === english || reference === undefined || !text.includes(',')) return;
        const expected = usesOfPlaceholders(reference);
        for (const [name, use] of usesOfPlaceholders(text)) {
          const problem = difference(name, use, expected.get(name));
          if (problem) report(document.placeOf(child('', id)), `In the message "${id}" ${problem}.`);
        }
      },
    };
  },
};

/** A placeholder without a kind takes any value; a plural and a number take the same. */
function difference(name: string, { kind, cases }: PlaceholderUse, english: PlaceholderUse | undefined): string | undefined {
  if (!english || kind === 'text' || english.kind === 'text') return undefined;
  if (kind !== english.kind) return `{${name}} is a ${kind}, but in English it is a ${english.kind}`;
  const strangers = cases.filter((key) => !english.cases.includes(key));
  if (strangers.length === 0) return undefined;
  const known = english.cases.map((key) => `"${key}"`).join(', ');
  return `{${name}} has the case "${strangers.join('", "')}", which the English one has not; it has ${known}`;
}
