import type { CustomTourPurpose, CustomTourWidget, TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { customTourFieldsOf, customTourFormsOf } from './custom-tour-fields.ts';

/** As which widgets a field of each purpose can be drawn, so that its answer can be read. */
const widgetsOf: Record<CustomTourPurpose, readonly CustomTourWidget[]> = {
  destinations: ['destinations'],
  styles: ['tourStyles'],
  pace: ['select', 'radio'],
  month: ['month'],
  startDate: ['date'],
  days: ['number'],
  adults: ['number'],
  childAges: ['ages'],
  budget: ['money'],
  name: ['text'],
  email: ['email'],
};

const paces: readonly TourDocument['pace'][] = ['relaxed', 'moderate', 'active'];

export const formPurposesFitTheirWidgets: Rule = {
  name: 'form-purposes-fit-their-widgets',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, path, field } of customTourFieldsOf(store)) {
      const { purpose, widget, options = {} } = field;
      if (!purpose) continue;
      const fitting = widgetsOf[purpose];
      if (!fitting.includes(widget)) {
        const message = `The field "${path}" is for "${purpose}" and must be drawn as ${fitting.join(' or ')}, not as ${widget}.`;
        report(document.placeOf(`${pointer}/widget`), message, fitting[0]);
      }
      if (purpose !== 'pace') continue;
      for (const option of Object.keys(options)) {
        if (paces.some((pace) => pace === option)) continue;
        const message = `The field "${path}" is for the pace, but no tour has the pace "${option}": ${paces.join(', ')} are known.`;
        report(document.placeOf(child(`${pointer}/options`, option), 'key'), message, suggest(option, paces));
      }
    }
    for (const form of customTourFormsOf(store)) {
      const seen = new Map<CustomTourPurpose, string>();
      for (const [section, { fields }] of Object.entries(form.value.sections)) {
        for (const [key, { purpose }] of Object.entries(fields)) {
          if (!purpose) continue;
          const other = seen.get(purpose);
          const place = form.placeOf(`${child(`${child('/sections', section)}/fields`, key)}/purpose`);
          if (other) report(place, `"${key}" and "${other}" are both for "${purpose}"; nobody can tell which one counts.`);
          else seen.set(purpose, key);
        }
      }
    }
  },
};
