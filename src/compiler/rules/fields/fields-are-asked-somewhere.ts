import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import type { ResolvedMarket } from '../../resolve/resolved-store.ts';
import { fieldSections, neededFields } from './traveller-fields.ts';

type Catalogue = ResolvedMarket['documents']['traveller-fields'];

/** Fields of a section, over all markets. */
interface SectionFields {
  section: (typeof fieldSections)[number];
  named: Set<string>;
  unnamed: Map<string, Catalogue>;
  /** Names of no field, each probably a field's that is misspelt. */
  strangers: Set<string>;
}

export const fieldsAreAskedSomewhere: Rule = {
  name: 'fields-are-asked-somewhere',
  severity: 'warning',
  visit(_, report) {
    // What markets inherit whole is the same object in all of them.
    const asked = new WeakMap<object, object>();
    const sections = fieldSections.map((section): SectionFields => {
      return { section, named: new Set(), unnamed: new Map(), strangers: new Set() };
    });
    return {
      market({ documents }) {
        const catalogue = documents['traveller-fields'];
        for (const { section, named, unnamed, strangers } of sections) {
          const required = documents['required-fields'].value[section];
          const fields = catalogue.value[section];
          if (asked.get(required) === fields) continue;
          asked.set(required, fields);
          for (const name in required) {
            if (Object.hasOwn(fields, name)) named.add(name);
            else strangers.add(name);
          }
          for (const name in fields) if (!named.has(name) && !unnamed.has(name)) unnamed.set(name, catalogue);
        }
      },
      end(_markets, allAreValid) {
        if (!allAreValid) return;
        for (const { section, named, unnamed, strangers } of sections) {
          for (const [name, catalogue] of unnamed) {
            if (named.has(name) || neededFields[section].includes(name)) continue;
            if ([...strangers].some((stranger) => suggest(stranger, [name]) !== undefined)) continue;
            const message = `No form asks for "${name}": no required-fields.json names it in the section "${section}".`;
            report(catalogue.placeOf(child(`/${section}`, name), 'key'), message);
          }
        }
      },
    };
  },
};
