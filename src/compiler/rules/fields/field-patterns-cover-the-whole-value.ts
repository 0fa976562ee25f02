import type { Rule } from '../../check/rule.ts';
import { isRegularExpression, travellerFields } from './traveller-fields.ts';

export const fieldPatternsCoverTheWholeValue: Rule = {
  name: 'field-patterns-cover-the-whole-value',
  severity: 'warning',
  visit(_, report) {
    return {
      values: travellerFields((field, at) => {
        const path = at.key;
        const { pattern } = field.value;
        if (pattern === undefined || !isLoose(pattern)) return;
        const place = at.place('value', 'pattern');
        report(place, `Anything may stand around what the pattern of "${path}" asks for.`, `^${pattern.replace(/^\^|\$$/g, '')}$`);
      }),
    };
  },
};

/** Whether a pattern is found anywhere in a value. One with alternatives may mean what it says. */
function isLoose(pattern: string): boolean {
  if (pattern.includes('|') || pattern.startsWith('(?')) return false;
  const isWhole = pattern.startsWith('^') && pattern.endsWith('$');
  return !isWhole && isRegularExpression(pattern);
}
