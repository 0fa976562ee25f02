/** Languages in which whole sentences may be the same. */
const alike: ReadonlySet<string> = new Set(['no', 'da']);

/** Whether a sentence may be right in both languages. */
export function areAlike(one: string, other: string): boolean {
  return alike.has(one) && alike.has(other);
}
