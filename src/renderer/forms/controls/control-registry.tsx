import type { ControlKind, FieldNode } from '#stores/forms/field-node.ts';
import { AgesControl } from './ages-control.tsx';
import { CheckboxControl } from './checkbox-control.tsx';
import { DateTimeControl } from './date-time-control.tsx';
import { MoneyControl } from './money-control.tsx';
import { MultiChoiceControl } from './multi-choice-control.tsx';
import { TextAreaControl, TextControl } from './text-control.tsx';
import { type Control, widgetRegistry } from './widget-registry.tsx';

/** Which component enters which kind of value: the widgets of the documents, and what only questions need. */
const controlRegistry = {
  ...widgetRegistry,
  dateTime: DateTimeControl,
  integer: ({ node }) => <TextControl node={node} inputMode="numeric" />,
  decimal: ({ node }) => <TextControl node={node} inputMode="decimal" format={(text) => text.replace(',', '.')} />,
  textarea: TextAreaControl,
  money: MoneyControl,
  multiChoice: MultiChoiceControl,
  ages: AgesControl,
  checkbox: CheckboxControl,
} satisfies Record<ControlKind, Control>;

/** The control of a field, with its label, help and error. */
export function FieldControl({ node }: { node: FieldNode }) {
  const Control: Control = controlRegistry[node.control];
  return <Control node={node} />;
}
