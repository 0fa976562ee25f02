/** The query parameter that counts the attempts to leave a step that was not valid (specification, section 2.2). */
const parameter = 'touched';

export function touchedCount(search: string): number {
  const count = Number(new URLSearchParams(search).get(parameter));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

export function withNextTouched(search: string): string {
  const query = new URLSearchParams(search);
  query.set(parameter, String(touchedCount(search) + 1));
  return `?${query}`;
}

/** The query that another step keeps: the counter belongs to the one that is left. */
export function withoutTouched(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.size > 0 ? `?${query}` : '';
}
