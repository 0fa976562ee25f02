import type { TravellerFieldsDocument } from '#contract/documents.generated.ts';
import { remembering } from '../check/remembering.ts';
import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';

export const fieldPatternsCoverTheWholeValue: Rule = {
  name: 'field-patterns-cover-the-whole-value',
  severity: 'warning',
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents['traveller-fields']))) {
      for (const section of ['contact', 'billing', 'passenger'] as const) {
        for (const { path, pattern } of looseIn(document.value[section])) {
          const place = document.placeOf(`${child(`/${section}`, path)}/value/pattern`);
          report(place, `Anything may stand around what the pattern of "${path}" asks for.`, `^${pattern.replace(/^\^|\$$/g, '')}$`);
        }
      }
    }
  },
};

/** Patterns that are found anywhere in a value. One with alternatives may mean what it says. */
const looseIn = remembering((fields: TravellerFieldsDocument['contact']) =>
  Object.entries(fields).flatMap(([path, { value }]) => {
    const { pattern } = value;
    if (pattern === undefined || pattern.includes('|') || pattern.startsWith('(?')) return [];
    const isWhole = pattern.startsWith('^') && pattern.endsWith('$');
    return isWhole || !isRegularExpression(pattern) ? [] : [{ path, pattern }];
  }),
);

function isRegularExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
