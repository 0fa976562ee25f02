import { makeAutoObservable, observableRef } from 'mobx';
import type { FieldWidth, WidgetName } from '#contract/documents.generated.ts';

/** How a value is entered: the widgets of the documents, and those that only questions need. */
export type ControlKind = WidgetName | 'integer' | 'decimal' | 'money' | 'dateTime' | 'textarea' | 'multiChoice' | 'ages' | 'checkbox';

/** Choices of one group belong together, as a region and its countries. */
export interface FieldOption {
  value: string;
  label: string;
  group?: string;
}

/** What is wrong with a value: a code, and what its message names. */
export interface Problem {
  code: string;
  params: Record<string, string | number>;
}

export interface FieldNodeInput {
  /** Within the document: the id of the control. */
  id: string;
  /** As the API names it: `contact.email`, `passengers.0.birthDate`. Also the control's name. */
  path: string;
  /** Within its section: `firstName`, `address.city`. */
  fieldPath: string;
  label: string;
  help?: string;
  control: ControlKind;
  autocomplete?: string;
  width?: FieldWidth;
  options?: readonly FieldOption[];
  /** The earliest and latest value worth offering; of several choices, how many. */
  bounds?: { min?: string; max?: string };
  maxLength?: number;
  required: boolean;
  value?: string;
  validate(value: string): Problem | null;
  /** The words of a problem in the visitor's language. */
  problemText(problem: Problem): string;
}

/** One field of a form: what it is, what stands in it and what is wrong with that. */
export interface FieldNode extends Required<Pick<FieldNodeInput, 'id' | 'path' | 'fieldPath' | 'label' | 'control' | 'required'>> {
  readonly help: string | null;
  readonly autocomplete: string | null;
  readonly width: FieldWidth;
  readonly options: readonly FieldOption[];
  readonly bounds: { min?: string; max?: string };
  readonly maxLength: number | null;
  readonly value: string;
  /** The traveller has left the field or tried to go on. */
  readonly touched: boolean;
  /** What is wrong, whether or not it is time to say so. */
  readonly problem: Problem | null;
  /** What is wrong, once it is time to say so. */
  readonly error: Problem | null;
  /** The error in words. */
  readonly errorText: string | null;
  setValue(value: string): void;
  touch(): void;
  /** The server refuses what stands in the field; forgotten when the value changes. */
  refuse(problem: Problem): void;
}

export function createFieldNode(input: FieldNodeInput): FieldNode {
  return makeAutoObservable(
    {
      id: input.id,
      path: input.path,
      fieldPath: input.fieldPath,
      label: input.label,
      help: input.help ?? null,
      control: input.control,
      autocomplete: input.autocomplete ?? null,
      width: input.width ?? 'full',
      options: input.options ?? [],
      bounds: input.bounds ?? {},
      maxLength: input.maxLength ?? null,
      required: input.required,
      value: input.value ?? '',
      touched: false as boolean,
      refused: null as Problem | null,
      get problem(): Problem | null {
        return input.validate(this.value) ?? this.refused;
      },
      get error(): Problem | null {
        return this.touched ? this.problem : null;
      },
      get errorText(): string | null {
        return this.error ? input.problemText(this.error) : null;
      },
      setValue(value: string) {
        if (value === this.value) return;
        this.value = value;
        this.refused = null;
      },
      touch() {
        this.touched = true;
      },
      refuse(problem: Problem) {
        this.refused = problem;
        this.touched = true;
      },
    },
    {
      id: false,
      path: false,
      fieldPath: false,
      label: false,
      help: false,
      control: false,
      autocomplete: false,
      width: false,
      options: false,
      bounds: false,
      maxLength: false,
      required: false,
      refused: observableRef,
    },
  );
}
