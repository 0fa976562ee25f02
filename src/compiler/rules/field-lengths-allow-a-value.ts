import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';

export const fieldLengthsAllowAValue: Rule = {
  name: 'field-lengths-allow-a-value',
  severity: 'error',
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents['traveller-fields']))) {
      for (const section of ['contact', 'billing', 'passenger'] as const) {
        for (const [path, { value }] of Object.entries(document.value[section])) {
          const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = value;
          if (minLength <= maxLength) continue;
          const place = document.placeOf(`${child(`/${section}`, path)}/value/minLength`);
          report(place, `Nothing could be filled in: "${path}" needs ${minLength} characters, but may have at most ${maxLength}.`);
        }
      }
    }
  },
};
