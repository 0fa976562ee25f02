/**
 * A query with other values for some of its parameters; one without a value is taken away.
 * @param search as in window.location: empty, or with its question mark
 */
export function withParameters(search: string, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  return query.size > 0 ? `?${query}` : '';
}
