/** What is made when it is first asked for, and is the same ever after. */
export function lazily<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}
