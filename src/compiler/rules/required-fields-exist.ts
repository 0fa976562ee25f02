import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';

export const requiredFieldsExist: Rule = {
  name: 'required-fields-exist',
  severity: 'error',
  check({ markets }, report) {
    for (const { documents } of markets) {
      const required = documents['required-fields'];
      const fields = documents['traveller-fields'].value;
      for (const section of ['contact', 'billing', 'passenger'] as const) {
        const known = Object.keys(fields[section]);
        for (const path of Object.keys(required.value[section])) {
          if (known.includes(path)) continue;
          const place = required.placeOf(child(`/${section}`, path), 'key');
          report(place, `traveller-fields.json has no field "${path}" in the section "${section}".`, suggest(path, known));
        }
      }
    }
  },
};
