import type { Rule } from '../check/rule.ts';
import { isRegularExpression, travellerFieldsOf } from './traveller-fields.ts';

export const fieldPatternsAreRegularExpressions: Rule = {
  name: 'field-patterns-are-regular-expressions',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, path, field } of travellerFieldsOf(store)) {
      const { pattern } = field.value;
      if (pattern === undefined || isRegularExpression(pattern)) continue;
      report(document.placeOf(`${pointer}/value/pattern`), `The pattern of the field "${path}" is not a regular expression.`);
    }
  },
};
