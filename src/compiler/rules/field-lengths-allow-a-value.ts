import type { Rule } from '../check/rule.ts';
import { travellerFieldsOf } from './traveller-fields.ts';

export const fieldLengthsAllowAValue: Rule = {
  name: 'field-lengths-allow-a-value',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, path, field } of travellerFieldsOf(store)) {
      const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field.value;
      if (minLength <= maxLength) continue;
      const place = document.placeOf(`${pointer}/value/minLength`);
      report(place, `Nothing could be filled in: "${path}" needs ${minLength} characters, but may have at most ${maxLength}.`);
    }
  },
};
