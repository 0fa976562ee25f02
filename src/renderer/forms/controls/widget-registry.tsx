import type { ComponentType } from 'react';
import type { WidgetName } from '#contract/documents.generated.ts';
import type { FieldNode } from '#stores/forms/field-node.ts';
import { DateControl } from './date-control.tsx';
import { PhoneControl } from './phone-control.tsx';
import { RadioControl } from './radio-control.tsx';
import { CountryControl, SelectControl } from './select-control.tsx';
import { TextControl } from './text-control.tsx';

export type Control = ComponentType<{ node: FieldNode }>;

/** Which component draws which widget of a traveller's field. A widget that the schema names and nobody draws does not compile. */
export const widgetRegistry = {
  text: ({ node }) => <TextControl node={node} />,
  email: ({ node }) => <TextControl node={node} type="email" inputMode="email" />,
  phone: PhoneControl,
  date: DateControl,
  select: ({ node }) => <SelectControl node={node} />,
  radio: RadioControl,
  country: CountryControl,
} satisfies Record<WidgetName, Control>;

/** The control of a traveller's field, with its label, help and error; the forms of travellers load no others. */
export function WidgetControl({ node }: { node: FieldNode }) {
  const Control: Control = widgetRegistry[node.control as WidgetName];
  return <Control node={node} />;
}
