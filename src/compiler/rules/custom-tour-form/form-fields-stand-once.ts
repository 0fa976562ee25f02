import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const formFieldsStandOnce: Rule = {
  name: 'form-fields-stand-once',
  severity: 'error',
  visit(_, report) {
    return {
      documents: {
        'custom-tour-form'(form) {
          const sections = new Map<string, string>();
          for (const [section, { fields }] of Object.entries(form.value.sections)) {
            for (const key of Object.keys(fields)) {
              const other = sections.get(key);
              if (other === undefined) sections.set(key, section);
              else {
                const message = `The field "${key}" stands in the section "${other}" too; its answers are stored under one name.`;
                report(form.placeOf(child(`${child('/sections', section)}/fields`, key), 'key'), message);
              }
            }
          }
        },
      },
    };
  },
};
