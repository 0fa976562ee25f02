import type { ComponentType } from 'react';
import type { ControlKind, FieldNode } from '#stores/forms/field-node.ts';
import { AgesControl } from './ages-control.tsx';
import { CheckboxControl } from './checkbox-control.tsx';
import { DateControl } from './date-control.tsx';
import { DateTimeControl } from './date-time-control.tsx';
import { MoneyControl } from './money-control.tsx';
import { MultiChoiceControl } from './multi-choice-control.tsx';
import { PhoneControl } from './phone-control.tsx';
import { RadioControl } from './radio-control.tsx';
import { CountryControl, SelectControl } from './select-control.tsx';
import { TextAreaControl, TextControl } from './text-control.tsx';

/** Which component enters which kind of value. A kind that the schema names and nobody draws does not compile. */
const controlRegistry = {
  text: ({ node }) => <TextControl node={node} />,
  email: ({ node }) => <TextControl node={node} type="email" inputMode="email" />,
  phone: PhoneControl,
  date: DateControl,
  dateTime: DateTimeControl,
  select: ({ node }) => <SelectControl node={node} />,
  radio: RadioControl,
  country: CountryControl,
  integer: ({ node }) => <TextControl node={node} inputMode="numeric" />,
  decimal: ({ node }) => <TextControl node={node} inputMode="decimal" format={(text) => text.replace(',', '.')} />,
  textarea: TextAreaControl,
  money: MoneyControl,
  multiChoice: MultiChoiceControl,
  ages: AgesControl,
  checkbox: CheckboxControl,
} satisfies Record<ControlKind, ComponentType<{ node: FieldNode }>>;

/** The control of a field, with its label, help and error. */
export function FieldControl({ node }: { node: FieldNode }) {
  const Control: ComponentType<{ node: FieldNode }> = controlRegistry[node.control];
  return <Control node={node} />;
}
