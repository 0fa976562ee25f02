import type { CustomTourWidget } from '#contract/documents.generated.ts';
import type { ResolvedCustomTourField, ResolvedCustomTourForm } from '#contract/release.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { monthChoices } from '#domain/custom-tour/answer-problems.ts';
import type { FieldProblem } from '#domain/field-problem.ts';
import { type ControlKind, createFieldNode, type FieldNode, type FieldOption } from '../forms/field-node.ts';
import type { ProblemText } from '../forms/problem-text.ts';

/** A field of the form with the node in which its answer stands. */
export interface CustomTourFieldNode {
  field: ResolvedCustomTourField;
  node: FieldNode;
}

export interface CustomTourSectionNodes {
  key: string;
  title: string;
  text?: string;
  fields: CustomTourFieldNode[];
}

/** Words for choices that no document spells out. */
export interface ChoiceWords {
  /** A month written YYYY-MM. */
  month(month: string): string;
  style(key: string): string;
  wholeRegion(region: string): string;
}

export interface CompileCustomTourFormInput {
  form: ResolvedCustomTourForm;
  /** In the market's time zone. */
  today: IsoDate;
  words: ChoiceWords;
  problemText: ProblemText;
  /** What is wrong with the answer to a field at the moment. */
  problemOf(key: string): FieldProblem | null;
}

const controls: Record<CustomTourWidget, ControlKind> = {
  text: 'text',
  longText: 'textarea',
  number: 'integer',
  money: 'money',
  select: 'select',
  radio: 'radio',
  multiChoice: 'multiChoice',
  date: 'date',
  month: 'select',
  destinations: 'multiChoice',
  tourStyles: 'multiChoice',
  ages: 'ages',
  email: 'email',
  phone: 'phone',
  checkbox: 'checkbox',
};

/** The form as fields that can be filled in. */
export function compileCustomTourForm(input: CompileCustomTourFormInput): CustomTourSectionNodes[] {
  return input.form.sections.map(({ fields, ...section }) => ({
    ...section,
    fields: fields.map((field) => ({ field, node: compileField(input, section.key, field) })),
  }));
}

function compileField(input: CompileCustomTourFormInput, section: string, field: ResolvedCustomTourField): FieldNode {
  const { key, label, help, widget, autocomplete, width, maximum, required } = field;
  return createFieldNode({
    id: `${section}-${key}`,
    path: key,
    fieldPath: key,
    label,
    ...(help !== undefined && { help }),
    control: controls[widget],
    ...(autocomplete !== undefined && { autocomplete }),
    width,
    options: optionsOf(field, input),
    ...(maximum !== undefined && { bounds: { max: String(maximum) } }),
    required,
    validate: () => input.problemOf(key),
    problemText: (problem) => input.problemText(problem, label),
  });
}

function optionsOf({ widget, options, maximum }: ResolvedCustomTourField, { today, words }: CompileCustomTourFormInput): FieldOption[] {
  if (widget === 'month') return monthChoices(today, maximum).map((month) => ({ value: month, label: words.month(month) }));
  if (widget === 'tourStyles') return options.map(({ value }) => ({ value, label: words.style(value) }));
  if (widget !== 'destinations') return options;
  return options.map((option) => (option.value === option.group ? { ...option, label: words.wholeRegion(option.label) } : option));
}
