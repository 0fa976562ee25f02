/** Stands in for RJSF's deep comparison, which also follows maps, sets and circles (3 kB): our sections are plain data. Functions are always equal. */
export default function deepEquals(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one === 'function') return typeof other === 'function';
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && deepEquals(one[key as never], other[key as never]))
  );
}
