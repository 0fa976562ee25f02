import type { TravellerFieldsDocument } from '#contract/documents.generated.ts';
import { remembering } from '../check/remembering.ts';
import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';

export const fieldLengthsAllowAValue: Rule = {
  name: 'field-lengths-allow-a-value',
  severity: 'error',
  check({ markets }, report) {
    for (const document of new Set(markets.map(({ documents }) => documents['traveller-fields']))) {
      for (const section of ['contact', 'billing', 'passenger'] as const) {
        for (const { path, minLength, maxLength } of impossibleIn(document.value[section])) {
          const place = document.placeOf(`${child(`/${section}`, path)}/value/minLength`);
          report(place, `Nothing could be filled in: "${path}" needs ${minLength} characters, but may have at most ${maxLength}.`);
        }
      }
    }
  },
};

const impossibleIn = remembering((fields: TravellerFieldsDocument['contact']) =>
  Object.entries(fields).flatMap(([path, { value }]) => {
    const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = value;
    return minLength > maxLength ? [{ path, minLength, maxLength }] : [];
  }),
);
