import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';

export const requiredFieldsExist: Rule = {
  name: 'required-fields-exist',
  severity: 'error',
  visit(_, report) {
    return {
      market({ documents }) {
        const required = documents['required-fields'];
        const catalogue = documents['traveller-fields'];
        for (const section of ['contact', 'billing', 'passenger'] as const) {
          const known = Object.keys(catalogue.value[section]);
          for (const path of Object.keys(required.value[section])) {
            if (known.includes(path)) continue;
            const pointer = child(`/${section}`, path);
            if (catalogue.layers.at(-1)?.json.places.has(pointer)) {
              report(catalogue.placeOf(pointer, 'key'), `"${path}" is removed here, but required-fields.json still names it.`);
              continue;
            }
            const place = required.placeOf(pointer, 'key');
            report(place, `traveller-fields.json has no field "${path}" in the section "${section}".`, suggest(path, known));
          }
        }
      },
    };
  },
};
