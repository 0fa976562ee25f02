import type { FieldRule, FieldVisibility } from '#contract/documents.generated.ts';
import { addDays, type IsoDate, isIsoDate } from './calendar.ts';
import { type FieldProblem, problem } from './field-problem.ts';
import type { PassengerSlot } from './passenger-slots.ts';

/** Most characters that are taken for a phone number. */
const phoneMaximumLength = 250;

/** Whether a text is a possible international number. Injected: the browser loads the phone library when a phone field is used. */
export type IsValidPhone = (value: string) => boolean;

export interface TravellerRuleInput {
  value: string;
  visibility: FieldVisibility;
  rule: FieldRule;
  /** The ready-made check of the field's value schema; it is asked only about values that are not empty. */
  validateFormat: (value: string) => FieldProblem | null;
  trip: { startDate: IsoDate; endDate: IsoDate };
  /** Whose field it is; null for contact and billing. */
  slot: PassengerSlot | null;
  isValidPhone: IsValidPhone;
  /** Whether a code of two letters is a country's. */
  isCountry: (code: string) => boolean;
}

/**
 * What is wrong with a field of a traveller form, or null. The browser and the server apply these same rules: a hidden
 * field is never wrong, an empty one only where it is required, and the booking's rules come after the value's form.
 */
export function checkTravellerField(input: TravellerRuleInput): FieldProblem | null {
  const { value, visibility, validateFormat, rule } = input;
  if (visibility === 'hidden') return null;
  if (value.trim() === '') return visibility === 'required' ? problem('required') : null;
  const formatProblem = validateFormat(value);
  if (formatProblem) return formatProblem;
  return rules[rule](input);
}

const rules: Record<FieldRule, (input: TravellerRuleInput) => FieldProblem | null> = {
  none: () => null,

  phone: ({ value, isValidPhone }) => (value.length <= phoneMaximumLength && isValidPhone(value) ? null : problem('invalidPhoneNumber')),

  country: ({ value, isCountry }) => (isCountry(value) ? null : problem('invalidChoice')),

  birthDate: ({ value, slot }) => {
    if (!isIsoDate(value)) return problem('invalidDate');
    if (!slot || (value >= slot.minBirthDate && value <= slot.maxBirthDate)) return null;
    const params = { min: slot.minBirthDate, max: slot.maxBirthDate };
    return slot.age === null ? problem('invalidAdultAge', params) : problem('invalidChildAge', { ...params, age: slot.age });
  },

  passportExpirationDate: ({ value, trip }) => {
    if (!isIsoDate(value)) return problem('invalidDate');
    return value < trip.endDate ? problem('passportExpired', { min: trip.endDate }) : null;
  },
};

/** The earliest and latest value that a date field should offer. */
export function dateBounds(
  rule: FieldRule,
  slot: PassengerSlot | null,
  trip: { startDate: IsoDate; endDate: IsoDate },
): { min?: IsoDate; max?: IsoDate } {
  if (rule === 'birthDate') return slot ? { min: slot.minBirthDate, max: slot.maxBirthDate } : { max: addDays(trip.startDate, -1) };
  return rule === 'passportExpirationDate' ? { min: trip.startDate } : {};
}
