const mostNamed = 4;

/** Names in words, of many only the first: `a, b and 3 more`. */
export function listInWords(names: readonly string[]): string {
  if (names.length <= 1) return names.join();
  const named = names.slice(0, names.length > mostNamed ? mostNamed - 1 : -1);
  const last = names.length > mostNamed ? `${names.length - named.length} more` : names.at(-1);
  return `${named.join(', ')} and ${last}`;
}
