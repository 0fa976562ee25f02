import { isJsonObject, type JsonObject } from '../read/json-object.ts';

/** What every one of several documents overrides of the one they lie on: all of a value, nothing of it, or members by their key. */
export type Overridden = 'all' | 'nothing' | ReadonlyMap<string, Overridden>;

/**
 * What documents override that state this besides others; the result shrinks quickly, so that of thousands of documents most
 * cost nothing.
 * @param before what those before them override; undefined where there are none
 */
export function overriddenToo(before: Overridden | undefined, stated: JsonObject): Overridden {
  if (before === undefined || before === 'all') return new Map(Object.entries(stated).map(([key, own]) => [key, overriddenBy(own)]));
  if (before === 'nothing') return before;
  let common: Map<string, Overridden> | undefined;
  for (const [key, members] of before) {
    const own = Object.hasOwn(stated, key) ? stated[key] : undefined;
    const now = own === undefined ? 'nothing' : isJsonObject(own) ? overriddenToo(members, own) : members;
    if (now === members) continue;
    common ??= new Map(before);
    if (now === 'nothing') common.delete(key);
    else common.set(key, now);
  }
  return common ?? before;
}

/** An object is laid over what is inherited; all else takes its place. */
function overriddenBy(own: unknown): Overridden {
  return isJsonObject(own) ? overriddenToo(undefined, own) : 'all';
}
