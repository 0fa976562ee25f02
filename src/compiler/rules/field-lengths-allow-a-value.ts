import type { Rule } from '../check/rule.ts';
import { travellerFields } from './traveller-fields.ts';

export const fieldLengthsAllowAValue: Rule = {
  name: 'field-lengths-allow-a-value',
  severity: 'error',
  visit(_, report) {
    return {
      values: travellerFields((field, at) => {
        const path = at.key;
        const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field.value;
        if (minLength <= maxLength) return;
        const place = at.place('value', 'minLength');
        report(place, `Nothing could be filled in: "${path}" needs ${minLength} characters, but may have at most ${maxLength}.`);
      }),
    };
  },
};
