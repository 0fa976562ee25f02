import { withParameters } from '#routing/address-query.ts';

/** The query parameter that counts the attempts to leave a step that was not valid (specification, section 2.2). */
export const touchedParameter = 'touched';

export function touchedCount(search: string): number {
  const count = Number(new URLSearchParams(search).get(touchedParameter));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** What belongs to the step that is left: its counter, and why a payment failed. */
const ofOneStep = { [touchedParameter]: null, decline: null };

/** The query that another step keeps. */
export function withoutTouched(search: string): string {
  return withParameters(search, ofOneStep);
}
