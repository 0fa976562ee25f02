/**
 * Finds the problems of a value once: what documents state is never changed, and markets share most of it.
 * @param find says where problems stand as seen from the value, since others may hold it as well
 */
export function remembering<Value extends object, Problem>(
  find: (value: Value) => readonly Problem[],
): (value: Value) => readonly Problem[] {
  const known = new WeakMap<Value, readonly Problem[]>();
  return (value) => {
    const remembered = known.get(value);
    if (remembered) return remembered;
    const found = find(value);
    known.set(value, found);
    return found;
  };
}
