import type { Rule } from '../../check/rule.ts';
import { isRegularExpression, travellerFields } from './traveller-fields.ts';

export const fieldPatternsAreRegularExpressions: Rule = {
  name: 'field-patterns-are-regular-expressions',
  severity: 'error',
  visit(_, report) {
    return {
      values: travellerFields((field, at) => {
        const path = at.key;
        const { pattern } = field.value;
        if (pattern === undefined || isRegularExpression(pattern)) return;
        report(at.place('value', 'pattern'), `The pattern of the field "${path}" is not a regular expression.`);
      }),
    };
  },
};
