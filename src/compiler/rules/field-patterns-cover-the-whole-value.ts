import type { Rule } from '../check/rule.ts';
import { isRegularExpression, travellerFieldsOf } from './traveller-fields.ts';

export const fieldPatternsCoverTheWholeValue: Rule = {
  name: 'field-patterns-cover-the-whole-value',
  severity: 'warning',
  check(store, report) {
    for (const { document, pointer, path, field } of travellerFieldsOf(store)) {
      const { pattern } = field.value;
      if (pattern === undefined || !isLoose(pattern)) continue;
      const place = document.placeOf(`${pointer}/value/pattern`);
      report(place, `Anything may stand around what the pattern of "${path}" asks for.`, `^${pattern.replace(/^\^|\$$/g, '')}$`);
    }
  },
};

/** Whether a pattern is found anywhere in a value. One with alternatives may mean what it says. */
function isLoose(pattern: string): boolean {
  if (pattern.includes('|') || pattern.startsWith('(?')) return false;
  const isWhole = pattern.startsWith('^') && pattern.endsWith('$');
  return !isWhole && isRegularExpression(pattern);
}
