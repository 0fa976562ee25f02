import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { FieldWidth, ValidationTrigger, WidgetName } from '#contract/documents.generated.ts';

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

/** When a field is checked: at these events as long as nothing was said about it, and then at those. Trying to go on always checks. */
export interface ValidationTriggers {
  first: readonly ValidationTrigger[];
  again: readonly ValidationTrigger[];
}

/** Nobody is told of an error while typing; once told, one sees at once that it is mended. */
const usualTriggers: ValidationTriggers = { first: ['blur', 'change'], again: ['blur', 'input', 'change', 'model'] };

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
  triggers?: ValidationTriggers;
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
  /** Something else stands in it than at first. */
  readonly dirty: boolean;
  /** It was checked: left, changed, or the traveller tried to go on. */
  readonly touched: boolean;
  /** What is wrong, whether or not it is time to say so. */
  readonly problem: Problem | null;
  /** What is wrong, once it is time to say so: of what stood in the field when it was checked last. */
  readonly error: Problem | null;
  /** The error in words. */
  readonly errorText: string | null;
  /** Typing. */
  type(value: string): void;
  /** Choosing, which is done when it is done, unlike typing. */
  choose(value: string): void;
  /** The focus goes elsewhere. */
  leave(): void;
  /** Filled in by something else than the traveller's hand. */
  setValue(value: string): void;
  /** Checks the field. */
  touch(): void;
  /** The server says what is wrong with the value as it stands. */
  refuse(problem: Problem): void;
}

export function createFieldNode(input: FieldNodeInput): FieldNode {
  const { first, again } = input.triggers ?? usualTriggers;
  /** What stood in the field when it was last left or chosen. */
  let settled = input.value ?? '';
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
      checkedValue: '',
      refused: null as Problem | null,
      get dirty(): boolean {
        return this.value !== (input.value ?? '');
      },
      get problem(): Problem | null {
        return input.validate(this.value) ?? this.refused;
      },
      get error(): Problem | null {
        if (!this.touched) return null;
        return this.checkedValue === this.value ? this.problem : input.validate(this.checkedValue);
      },
      get errorText(): string | null {
        return this.error ? input.problemText(this.error) : null;
      },
      type(value: string) {
        this.write(value);
        this.notice('input');
      },
      choose(value: string) {
        this.write(value);
        this.notice('input');
        settled = value;
        this.notice('change');
      },
      leave() {
        if (this.value !== settled) {
          settled = this.value;
          this.notice('change');
        }
        if (this.touched || this.value !== '') this.notice('blur');
      },
      setValue(value: string) {
        if (value === this.value) return;
        this.write(value);
        settled = value;
        this.notice('model');
      },
      write(value: string) {
        if (value === this.value) return;
        this.value = value;
        this.refused = null;
      },
      notice(event: ValidationTrigger) {
        if ((this.touched ? again : first).includes(event)) this.touch();
      },
      touch() {
        this.touched = true;
        this.checkedValue = this.value;
      },
      refuse(problem: Problem) {
        this.refused = problem;
        this.touch();
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
      problem: computedStruct,
      error: computedStruct,
    },
  );
}
