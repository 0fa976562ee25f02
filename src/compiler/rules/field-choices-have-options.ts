import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { travellerFieldsOf } from './traveller-fields.ts';

export const fieldChoicesHaveOptions: Rule = {
  name: 'field-choices-have-options',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, path, field } of travellerFieldsOf(store)) {
      const { widget, options, value } = field;
      const offered = Object.keys(options ?? {});
      if ((widget === 'select' || widget === 'radio') && offered.length === 0) {
        report(document.placeOf(`${pointer}/widget`), `The field "${path}" is drawn as ${widget}, but has no options to choose from.`);
      }
      for (const [index, allowed] of (offered.length > 0 ? (value.enum ?? []) : []).entries()) {
        if (offered.includes(allowed)) continue;
        const message = `The field "${path}" may be "${allowed}", but offers no such choice.`;
        const isMisspelt = offered.some((option) => !value.enum?.includes(option) && suggest(option, [allowed]) !== undefined);
        if (!isMisspelt) report(document.placeOf(`${pointer}/value/enum/${index}`), message);
      }
      for (const option of offered) {
        if (!value.enum || value.enum.includes(option)) continue;
        const place = document.placeOf(child(`${pointer}/options`, option), 'key');
        report(place, `The field "${path}" offers "${option}", which its value may not be.`, suggest(option, value.enum));
      }
    }
  },
};
