import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';

export const fieldPatternsAreRegularExpressions: Rule = {
  name: 'field-patterns-are-regular-expressions',
  severity: 'error',
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents['traveller-fields']))) {
      for (const section of ['contact', 'billing', 'passenger'] as const) {
        for (const [path, { value }] of Object.entries(document.value[section])) {
          if (value.pattern === undefined || isRegularExpression(value.pattern)) continue;
          const place = document.placeOf(`${child(`/${section}`, path)}/value/pattern`);
          report(place, `The pattern of the field "${path}" is not a regular expression.`);
        }
      }
    }
  },
};

function isRegularExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== '';
  } catch {
    return false;
  }
}
