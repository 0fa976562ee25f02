import type { CustomTourPurpose, CustomTourWidget, TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { child } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import { customTourFields } from '../fields/custom-tour-fields.ts';
import { causeBelow } from '../report/cause.ts';

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
  visit(_, report) {
    const values = customTourFields(({ purpose, widget, options = {} }, at) => {
      const path = at.key;
      if (!purpose) return;
      const fitting = widgetsOf[purpose];
      if (!fitting.includes(widget)) {
        const message = `The field "${path}" is for "${purpose}" and must be drawn as ${fitting.join(' or ')}, not as ${widget}.`;
        report(causeBelow(at, 'widget', 'purpose') ?? at.place('widget'), message, fitting[0]);
      }
      if (purpose !== 'pace') return;
      for (const option of Object.keys(options)) {
        if (paces.some((pace) => pace === option)) continue;
        const message = `The field "${path}" is for the pace, but no tour has the pace "${option}": ${paces.join(', ')} are known.`;
        report(at.keyPlace('options', option), message, suggest(option, paces));
      }
    });
    const checkForm = (form: ResolvedDocument<'custom-tour-form'>) => {
      const seen = new Map<CustomTourPurpose, string>();
      for (const [section, { fields }] of Object.entries(form.value.sections)) {
        for (const [key, { purpose }] of Object.entries(fields)) {
          if (!purpose) continue;
          const other = seen.get(purpose);
          const place = () => form.placeOf(`${child(`${child('/sections', section)}/fields`, key)}/purpose`);
          if (other) report(place(), `"${key}" and "${other}" are both for "${purpose}"; nobody can tell which one counts.`);
          else seen.set(purpose, key);
        }
      }
    };
    return { values, documents: { 'custom-tour-form': checkForm } };
  },
};
