import type { TravellerField } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { causeBelow } from '../report/cause.ts';
import { travellerFields } from './traveller-fields.ts';

export const fieldWidgetsFitTheirValues: Rule = {
  name: 'field-widgets-fit-their-values',
  severity: 'error',
  visit(_, report) {
    return {
      values: travellerFields((field, at) => {
        const path = at.key;
        const misfit = misfitOf(field);
        if (!misfit) return;
        const cause = causeBelow(at, 'widget', 'rule', 'value/format', 'options');
        report(cause ?? at.place(misfit.part), `The field "${path}" ${misfit.problem}`);
      }),
    };
  },
};

/** What does not go together in a field, and the part of it that is told. */
function misfitOf({ widget, rule = 'none', options, value }: TravellerField): { part: string; problem: string } | undefined {
  const { format } = value;
  if (widget === 'date' && format !== 'date')
    return { part: 'widget', problem: 'is drawn as a date, so its value needs "format": "date".' };
  if (widget === 'email' && format !== 'email')
    return { part: 'widget', problem: 'is drawn as an email address, so its value needs "format": "email".' };
  if (widget === 'phone' && rule !== 'phone')
    return { part: 'widget', problem: 'is drawn as a phone number, but without "rule": "phone" nobody checks the number.' };
  if (format === 'date' && widget !== 'date')
    return { part: 'widget', problem: `holds a date, which travellers cannot choose in the widget "${widget}": it needs "date".` };
  if (rule === 'phone' && widget !== 'phone') return { part: 'rule', problem: `has the rule "phone", which needs the widget "phone".` };
  if (rule === 'country' && widget !== 'country' && widget !== 'select')
    return {
      part: 'widget',
      problem: `has the rule "country", so travellers would type a code of two letters in the widget "${widget}": it needs "country".`,
    };
  if ((rule === 'birthDate' || rule === 'passportExpirationDate') && widget !== 'date')
    return { part: 'rule', problem: `has the rule "${rule}", which needs the widget "date".` };
  if (options && widget !== 'select' && widget !== 'radio')
    return { part: 'options', problem: `has options that nobody sees: only the widgets "select" and "radio" show them.` };
  return undefined;
}
