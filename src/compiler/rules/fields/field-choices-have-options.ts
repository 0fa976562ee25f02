import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { causeBelow } from '../report/cause.ts';
import { travellerFields } from './traveller-fields.ts';

export const fieldChoicesHaveOptions: Rule = {
  name: 'field-choices-have-options',
  severity: 'error',
  visit(_, report) {
    return {
      values: travellerFields((field, at) => {
        const path = at.key;
        const { widget, options, value } = field;
        const offered = Object.keys(options ?? {});
        if ((widget === 'select' || widget === 'radio') && offered.length === 0) {
          report(
            causeBelow(at, 'widget', 'options') ?? at.place('widget'),
            `The field "${path}" is drawn as ${widget}, but has no options to choose from.`,
          );
        }
        for (const [index, allowed] of (offered.length > 0 ? (value.enum ?? []) : []).entries()) {
          if (offered.includes(allowed)) continue;
          const message = `The field "${path}" may be "${allowed}", but offers no such choice.`;
          const isMisspelt = offered.some((option) => !value.enum?.includes(option) && suggest(option, [allowed]) !== undefined);
          if (!isMisspelt) report(causeBelow(at, `options/${allowed}`) ?? at.place('value', 'enum', index), message);
        }
        for (const option of offered) {
          if (!value.enum || value.enum.includes(option)) continue;
          const message = `The field "${path}" offers "${option}", which its value may not be.`;
          const narrowed = causeBelow(at, `options/${option}`) ? undefined : causeBelow(at, 'value/enum');
          if (narrowed) report(narrowed, message);
          else report(at.keyPlace('options', option), message, suggest(option, value.enum));
        }
      }),
    };
  },
};
