import type { CustomTourWidget } from '#contract/documents.generated.ts';

/** An answer as it is sent and stored. */
export type AnswerValue = string | number | boolean | (string | number)[];

export type Answers = Record<string, AnswerValue>;

const unknownAge = '?';

const lists: readonly CustomTourWidget[] = ['multiChoice', 'destinations', 'tourStyles'];

/** Several values in one field, as its node holds them: keys have no comma. */
export function splitChoices(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

export function joinChoices(values: readonly string[]): string {
  return values.join(',');
}

/** Ages while they are filled in: an age that was not said yet is null. */
export function splitAges(text: string): (number | null)[] {
  return splitChoices(text).map((age) => (age === unknownAge ? null : Number(age)));
}

export function joinAges(ages: readonly (number | null)[]): string {
  return joinChoices(ages.map((age) => (age === null ? unknownAge : String(age))));
}

/**
 * What stands in a field as an answer; undefined where it says nothing. What cannot be read is answered as it stands, so that
 * the form's schema refuses it.
 */
export function answerOf(widget: CustomTourWidget, text: string): AnswerValue | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (lists.includes(widget)) return splitChoices(trimmed);
  if (widget === 'ages') return splitChoices(trimmed).map((age) => (age === unknownAge ? age : Number(age)));
  if (widget === 'number' || widget === 'money') return /^\d{1,9}$/.test(trimmed) ? Number(trimmed) : trimmed;
  if (widget === 'checkbox') return true;
  return trimmed;
}
