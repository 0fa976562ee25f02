import type { Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { listInWords } from '../../diagnostics/list-in-words.ts';
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
    const unknown = new Map<string, UnknownField>();
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
            const known = unknown.get(`${stating.file} ${path}`);
            const suggestion = known?.suggestion ?? suggest(path, unused);
            const place = known?.place ?? placeIn(stating, pointer, 'key');
            const sections = new Set(known?.sections).add(`"${section}"`);
            unknown.set(`${stating.file} ${path}`, { path, place, suggestion, sections });
          }
        }
      },
      end() {
        for (const { path, place, suggestion, sections } of unknown.values()) {
          const where = `${sections.size > 1 ? 'sections' : 'section'} ${listInWords([...sections])}`;
          report(place, `traveller-fields.json has no field "${path}" in the ${where}.`, suggestion);
        }
      },
    };
  },
};

/** A field that required-fields.json names in vain. */
interface UnknownField {
  path: string;
  /** In the first of the sections. */
  place: Place;
  suggestion: string | undefined;
  sections: ReadonlySet<string>;
}
