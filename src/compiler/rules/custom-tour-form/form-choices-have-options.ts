import type { Rule } from '../../check/rule.ts';
import { customTourFields } from '../fields/custom-tour-fields.ts';
import { causeBelow } from '../report/cause.ts';

const choices: readonly string[] = ['select', 'radio', 'multiChoice'];

export const formChoicesHaveOptions: Rule = {
  name: 'form-choices-have-options',
  severity: 'error',
  visit(_, report) {
    return {
      values: customTourFields((field, at) => {
        const path = at.key;
        const { widget, options } = field;
        const isChoice = choices.includes(widget);
        if (isChoice && !options) {
          report(
            causeBelow(at, 'widget', 'options') ?? at.place('widget'),
            `The field "${path}" is drawn as ${widget}, but has no options to choose from.`,
          );
        }
        if (!isChoice && options) {
          const message = `The field "${path}" is drawn as ${widget}, which shows no options; only ${choices.join(', ')} do.`;
          report(causeBelow(at, 'widget') ?? at.keyPlace('options'), message);
        }
      }),
    };
  },
};
