import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import { placeIn } from '../../read/read-documents.ts';
import { fieldSections } from './traveller-fields.ts';

export const requiredFieldsExist: Rule = {
  name: 'required-fields-exist',
  severity: 'error',
  visit(_, report) {
    // What markets inherit whole is the same object in all of them.
    const asked = new WeakMap<object, object>();
    return {
      market({ documents }) {
        const required = documents['required-fields'];
        const catalogue = documents['traveller-fields'];
        for (const section of fieldSections) {
          const fields = catalogue.value[section];
          if (asked.get(required.value[section]) === fields) continue;
          asked.set(required.value[section], fields);
          for (const path in required.value[section]) {
            if (Object.hasOwn(fields, path)) continue;
            const pointer = child(`/${section}`, path);
            if (catalogue.layers.at(-1)?.json.places.has(pointer)) {
              report(catalogue.placeOf(pointer, 'key'), `"${path}" is removed here, but required-fields.json still names it.`);
              continue;
            }
            // Of a field that base names and lacks itself, base is told, whatever markets say of it.
            const { layers } = required;
            const stating = layers[0].json.places.has(pointer) ? layers[0] : (layers[1] ?? layers[0]);
            const unused = Object.keys(fields).filter((field) => !stating.json.places.has(child(`/${section}`, field)));
            const place = placeIn(stating, pointer, 'key');
            report(place, `traveller-fields.json has no field "${path}" in the section "${section}".`, suggest(path, unused));
          }
        }
      },
    };
  },
};
