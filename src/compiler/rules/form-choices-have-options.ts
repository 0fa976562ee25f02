import type { Rule } from '../check/rule.ts';
import { customTourFieldsOf } from './custom-tour-fields.ts';

const choices: readonly string[] = ['select', 'radio', 'multiChoice'];

export const formChoicesHaveOptions: Rule = {
  name: 'form-choices-have-options',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, path, field } of customTourFieldsOf(store)) {
      const { widget, options } = field;
      const isChoice = choices.includes(widget);
      if (isChoice && !options) {
        report(document.placeOf(`${pointer}/widget`), `The field "${path}" is drawn as ${widget}, but has no options to choose from.`);
      }
      if (!isChoice && options) {
        const message = `The field "${path}" is drawn as ${widget}, which shows no options; only ${choices.join(', ')} do.`;
        report(document.placeOf(`${pointer}/options`, 'key'), message);
      }
    }
  },
};
