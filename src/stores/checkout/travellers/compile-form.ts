import { makeAutoObservable } from 'mobx';
import type { RequiredFieldsAnswer, TravelerDetails } from '#contract/api.generated.ts';
import type { CheckoutSlice, ResolvedField, TravellerSection } from '#contract/release.ts';
import type { FieldProblem } from '#domain/field-problem.ts';
import type { PassengerSlot } from '#domain/passenger-slots.ts';
import { checkTravellerField, dateBounds, type IsValidPhone } from '#domain/traveller-rules.ts';
import { createFieldNode, type FieldNode, type ValidationTriggers } from '#stores/forms/field-node.ts';
import type { ProblemText } from '#stores/forms/problem-text.ts';

/** The release's checks of value schemas, by `<section>.<path>`. */
export type FieldValidators = Record<string, (value: string) => FieldProblem | null>;

export interface FormSection {
  /** Prefix of its fields' ids: `contact`, `billing`, `room-1-adult-1`. */
  key: string;
  nodes: readonly FieldNode[];
}

export interface PassengerSection extends FormSection {
  slot: PassengerSlot;
  /** What another system calls this passenger. */
  externalRefId: string | null;
  /** The first passenger is the main contact, and drives where there is a rental car. */
  isMainContact: boolean;
  /** Fields that people who travel together often fill in alike. */
  sharedNodes: readonly FieldNode[];
  /** As far as it is typed: `Zoë Lambert`. */
  readonly fullName: string;
  /** Nothing is missing and nothing is wrong. */
  readonly isComplete: boolean;
  /** How many errors are shown. */
  readonly errorCount: number;
}

export interface TravellerForm {
  contact: FormSection;
  billing: FormSection;
  passengers: PassengerSection[];
}

export interface CompileFormInput {
  fields: CheckoutSlice['fields'];
  requiredFields: RequiredFieldsAnswer;
  slots: readonly PassengerSlot[];
  trip: { startDate: string; endDate: string };
  market: { country: string };
  triggers?: ValidationTriggers;
  validators: FieldValidators;
  isValidPhone: IsValidPhone;
  isCountry: (code: string) => boolean;
  problemText: ProblemText;
  /** What was entered before. */
  stored: TravelerDetails | null;
}

/** The documents as fields that can be filled in: walked once, and a hidden field has no node. */
export function compileForm(input: CompileFormInput): TravellerForm {
  const { stored, slots, fields } = input;
  const sharedPaths = new Set(fields.passenger.filter(({ shared }) => shared).map(({ path }) => path));
  return {
    contact: {
      key: 'contact',
      nodes: compileSection(input, 'contact', { key: 'contact', path: 'contact', slot: null, values: stored?.contactInfo }),
    },
    billing: {
      key: 'billing',
      nodes: compileSection(input, 'billing', { key: 'billing', path: 'billing', slot: null, values: stored?.billingInfo }),
    },
    passengers: slots.map((slot, index) => {
      const known = stored?.paxInfo.find(({ refId }) => refId === slot.refId);
      const place = { key: slot.refId, path: `passengers.${index}`, slot, values: known?.values };
      const nodes = compileSection(input, 'passenger', place);
      return createPassengerSection({ slot, nodes, isMainContact: index === 0, externalRefId: known?.externalRefId ?? null }, sharedPaths);
    }),
  };
}

type PassengerFacts = Pick<PassengerSection, 'slot' | 'nodes' | 'isMainContact' | 'externalRefId'>;

/** What is told of a passenger whose form is folded is computed from its fields, and only when they change. */
function createPassengerSection(facts: PassengerFacts, sharedPaths: ReadonlySet<string>): PassengerSection {
  const { nodes, slot } = facts;
  const valueAt = (path: string) => nodes.find(({ fieldPath }) => fieldPath === path)?.value.trim() ?? '';
  return makeAutoObservable(
    {
      ...facts,
      key: slot.refId,
      sharedNodes: nodes.filter(({ fieldPath }) => sharedPaths.has(fieldPath)),
      get fullName(): string {
        return `${valueAt('firstName')} ${valueAt('lastName')}`.trim();
      },
      get isComplete(): boolean {
        return nodes.every(({ problem }) => problem === null);
      },
      get errorCount(): number {
        return nodes.filter(({ error }) => error !== null).length;
      },
    },
    { key: false, slot: false, nodes: false, sharedNodes: false, isMainContact: false, externalRefId: false },
  );
}

interface SectionPlace {
  key: string;
  path: string;
  slot: PassengerSlot | null;
  values: Record<string, string> | undefined;
}

function compileSection(input: CompileFormInput, section: TravellerSection, place: SectionPlace): FieldNode[] {
  return input.fields[section].flatMap((field) => {
    const visibility = input.requiredFields[section][field.path] ?? 'hidden';
    return visibility === 'hidden' ? [] : [compileField(input, section, place, field, visibility)];
  });
}

function compileField(
  { validators, trip, market, triggers, isValidPhone, isCountry, problemText }: CompileFormInput,
  section: TravellerSection,
  { key, path, slot, values }: SectionPlace,
  field: ResolvedField,
  visibility: 'optional' | 'required',
): FieldNode {
  const validateFormat = validators[`${section}.${field.path}`] ?? (() => null);
  const { maxLength } = field.value;
  return createFieldNode({
    id: `${key}-${field.path.replaceAll('.', '-')}`,
    path: `${path}.${field.path}`,
    fieldPath: field.path,
    label: field.label,
    ...(field.help ? { help: field.help } : {}),
    control: field.widget,
    ...(field.autocomplete ? { autocomplete: autocompleteIn(section, key, field.autocomplete) } : {}),
    width: field.width,
    options: field.options,
    bounds: dateBounds(field.rule, slot, trip),
    ...(maxLength ? { maxLength } : {}),
    required: visibility === 'required',
    ...(triggers ? { triggers } : {}),
    value: values?.[field.path] ?? initialValue(section, field, market),
    validate: (value) =>
      checkTravellerField({
        value,
        visibility,
        rule: field.rule,
        validateFormat,
        trip,
        slot,
        isValidPhone,
        isCountry,
      }),
    problemText: (problem) => problemText(problem, field.label),
  });
}

/** Most who book in a market live in its country. */
function initialValue(section: TravellerSection, field: ResolvedField, market: { country: string }): string {
  return section !== 'passenger' && field.widget === 'country' ? market.country : '';
}

/** A token names one person: without the section, a browser would fill all passengers with the same name. */
function autocompleteIn(section: TravellerSection, key: string, token: string): string {
  if (section === 'passenger') return `section-${key} ${token}`;
  return section === 'billing' && !token.startsWith('billing ') ? `billing ${token}` : token;
}
