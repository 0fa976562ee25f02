import { withParameters } from '#routing/address-query.ts';

/** The query parameter that counts the attempts to leave a step that was not valid (specification, section 2.2). */
export const touchedParameter = 'touched';

export function touchedCount(search: string): number {
  const count = Number(new URLSearchParams(search).get(touchedParameter));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

/** The query that another step keeps: the counter belongs to the one that is left. */
export function withoutTouched(search: string): string {
  return withParameters(search, { [touchedParameter]: null });
}
