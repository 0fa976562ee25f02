import { isDeepStrictEqual } from 'node:util';
import { isLocalisedText } from '#domain/localised-text.ts';
import { isJsonObject, type JsonObject } from '../read/json-object.ts';
import { isKeyedCollection, keysInOrder, orderOf, textsOf } from './values.ts';

/** Two values that differ at one place. */
export interface Difference {
  /** Keys from the top of the document. */
  path: readonly string[];
  kind: 'added' | 'removed' | 'moved' | 'changed';
  before: unknown;
  after: unknown;
  /** Where a localised text differs in this language; before and after are what visitors read in it. */
  language?: string;
}

/** Told as one, since parts of it say nothing alone. */
const wholes = new Set(['link', 'url', 'departures', 'formerPaths']);

/**
 * All places at which two documents differ. Members of a keyed collection are followed by their keys and may have moved;
 * localised texts are compared as visitors read them, with English in place of what is missing.
 */
export function differencesOf(
  before: unknown,
  after: unknown,
  languages: readonly string[],
  path: readonly string[] = [],
): readonly Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isText(before, after)) return textDifferences(before, after, languages, path);
  if (before === undefined) return [{ path, kind: 'added', before, after }];
  if (after === undefined) return [{ path, kind: 'removed', before, after }];
  if (wholes.has(path.at(-1) ?? '') || isOtherPicture(before, after)) return [{ path, kind: 'changed', before, after }];
  if (Array.isArray(before) && Array.isArray(after)) return arrayDifferences(before, after, languages, path);
  if (!isJsonObject(before) || !isJsonObject(after)) return [{ path, kind: 'changed', before, after }];
  const keyed = isKeyedCollection(before) && isKeyedCollection(after);
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const members = keys.flatMap((key) => differencesOf(memberOf(before, key), memberOf(after, key), languages, [...path, key]));
  if (!keyed) return members;
  const ownOrders = members.filter((difference) => difference.path.length !== path.length + 2 || difference.path.at(-1) !== 'order');
  return [...ownOrders, ...moves(before, after, path)];
}

function isText(before: unknown, after: unknown): boolean {
  return [before, after].every((value) => value === undefined || isLocalisedText(value));
}

/** What is said of a picture goes with it. */
function isOtherPicture(before: unknown, after: unknown): boolean {
  return isJsonObject(before) && isJsonObject(after) && typeof before.src === 'string' && before.src !== after.src;
}

function textDifferences(before: unknown, after: unknown, languages: readonly string[], path: readonly string[]): Difference[] {
  const old = isLocalisedText(before) ? textsOf(before, languages) : {};
  const now = isLocalisedText(after) ? textsOf(after, languages) : {};
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return languages
    .filter((language) => old[language] !== now[language])
    .map((language) => ({ path, kind, language, before: old[language], after: now[language] }));
}

/** What stands before and behind all that was changed stays out of sight, so that an entry that comes or goes is not a change of each. */
function arrayDifferences(
  before: unknown[],
  after: unknown[],
  languages: readonly string[],
  path: readonly string[],
): readonly Difference[] {
  if (![...before, ...after].every(isJsonObject)) return [{ path, kind: 'changed', before, after }];
  if (isReordered(before, after)) return [{ path, kind: 'changed', before, after }];
  const shorter = Math.min(before.length, after.length);
  const start = countAlike(shorter, (index) => isDeepStrictEqual(before[index], after[index]));
  const end = countAlike(shorter - start, (index) => isDeepStrictEqual(before.at(-1 - index), after.at(-1 - index)));
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  return Array.from({ length: Math.max(old.length, now.length) }, (_, index) =>
    differencesOf(old[index], now[index], languages, [...path, String(start + index + 1)]),
  ).flat();
}

/** Whether two values are lists of the same members in another order. */
export function isReordered(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  const isIn = (list: unknown[]) => (member: unknown) => list.some((other) => isDeepStrictEqual(member, other));
  return before.every(isIn(after)) && after.every(isIn(before));
}

function countAlike(most: number, isAlike: (index: number) => boolean): number {
  let count = 0;
  while (count < most && isAlike(count)) count++;
  return count;
}

function memberOf(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/**
 * Members that changed places among those which are in both. As few as explain the new order, and rather those whose own
 * "order" was changed, since that is what somebody did. Places count from 1.
 */
function moves(before: JsonObject, after: JsonObject, path: readonly string[]): Difference[] {
  const old = keysInOrder(before);
  const now = keysInOrder(after);
  const common = now.filter((key) => old.includes(key));
  const isUntouched = (key: string) => orderOf(before, key) === orderOf(after, key);
  const stayed = heaviestRising(common.map((key) => ({ key, number: old.indexOf(key), weight: isUntouched(key) ? 2 : 1 })));
  return common.flatMap((key): Difference[] =>
    stayed.has(key) ? [] : [{ path: [...path, key], kind: 'moved', before: old.indexOf(key) + 1, after: now.indexOf(key) + 1 }],
  );
}

interface Run {
  keys: string[];
  last: number;
  weight: number;
}

/** The keys of the run that weighs most among those whose numbers only rise, others left out between. */
function heaviestRising(members: readonly { key: string; number: number; weight: number }[]): ReadonlySet<string> {
  const heavier = (one: Run, other: Run) => (other.weight > one.weight ? other : one);
  const nothing: Run = { keys: [], last: -1, weight: 0 };
  const runs: Run[] = [];
  for (const { key, number, weight } of members) {
    const best = runs.filter(({ last }) => last < number).reduce(heavier, nothing);
    runs.push({ keys: [...best.keys, key], last: number, weight: best.weight + weight });
  }
  return new Set(runs.reduce(heavier, nothing).keys);
}
