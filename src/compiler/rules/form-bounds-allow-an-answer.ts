import type { CustomTourWidget } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import { customTourFields } from './custom-tour-fields.ts';

type Bound = 'minimum' | 'maximum';

const both: readonly Bound[] = ['minimum', 'maximum'];

/** What bounds the answers of a widget; those that are not named have no bounds. */
const boundsOf: Partial<Record<CustomTourWidget, readonly Bound[]>> = {
  text: ['maximum'],
  longText: ['maximum'],
  number: both,
  money: both,
  multiChoice: both,
  destinations: both,
  tourStyles: both,
  ages: ['maximum'],
  month: ['maximum'],
};

export const formBoundsAllowAnAnswer: Rule = {
  name: 'form-bounds-allow-an-answer',
  severity: 'error',
  visit(_, report) {
    return {
      values: customTourFields((field, at) => {
        const path = at.key;
        const { widget, minimum, maximum, options } = field;
        const idle = both.find((bound) => field[bound] !== undefined && !boundsOf[widget]?.includes(bound));
        if (idle) report(at.keyPlace(idle), `"${idle}" says nothing about a field that is drawn as ${widget}.`);
        if (minimum !== undefined && maximum !== undefined && minimum > maximum) {
          const message = `The field "${path}" takes nothing from ${minimum} to ${maximum}: "minimum" is larger than "maximum".`;
          report(at.place('minimum'), message);
        }
        const choices = Object.keys(options ?? {}).length;
        if (widget === 'multiChoice' && options && (minimum ?? 0) > choices) {
          report(at.place('minimum'), `The field "${path}" asks for ${minimum} choices, but offers only ${choices}.`);
        }
      }),
    };
  },
};
