import { isJsonObject, type JsonObject } from '../read/json-object.ts';

/** What every one of several documents overrides of the one they lie on: all of a value, nothing of it, or members with their keys. */
export type Overridden = 'all' | 'nothing' | readonly OverriddenMember[];

type OverriddenMember = readonly [key: string, overridden: Overridden];

/**
 * What documents override that state this besides others; the result shrinks quickly, so that of thousands of documents most
 * cost nothing.
 * @param before what those before them override; undefined where there are none
 */
export function overriddenToo(before: Overridden | undefined, stated: JsonObject): Overridden {
  if (before === undefined || before === 'all') return Object.entries(stated).map(([key, own]) => [key, overriddenBy(own)]);
  if (before === 'nothing') return before;
  for (let index = 0; index < before.length; index++) {
    const member = before[index] as OverriddenMember;
    if (memberToo(member, stated) !== member[1]) return inCommon(before, stated);
  }
  return before;
}

function inCommon(before: readonly OverriddenMember[], stated: JsonObject): Overridden {
  return before.flatMap((member): OverriddenMember[] => {
    const now = memberToo(member, stated);
    return now === 'nothing' ? [] : [[member[0], now]];
  });
}

function memberToo([key, members]: OverriddenMember, stated: JsonObject): Overridden {
  const own = Object.hasOwn(stated, key) ? stated[key] : undefined;
  if (own === undefined) return 'nothing';
  return isJsonObject(own) ? overriddenToo(members, own) : members;
}

/** An object is laid over what is inherited; all else takes its place. */
function overriddenBy(own: unknown): Overridden {
  return isJsonObject(own) ? overriddenToo(undefined, own) : 'all';
}
