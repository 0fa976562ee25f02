import { isJsonObject, type JsonObject } from '../read/json-object.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { Overridden } from './overridden.ts';
import type { Spot } from './spot.ts';

/** Is told a value and where it stands; says whether to go on into it. */
export type Visit = (value: unknown, at: Spot) => boolean;

/** Visits a value and all within it, what is around first. */
export function walkWhole(value: unknown, at: Spot, visit: Visit): void {
  if (!visit(value, at) || typeof value !== 'object' || value === null) return;
  for (const key in value) {
    at.path.push(key);
    walkWhole((value as JsonObject)[key], at, visit);
    at.path.pop();
  }
}

/**
 * Visits every value that a document states which lies on another, what is around it first. Of what it inherits only the objects
 * around a change are visited, as they are then: the cost follows what it states.
 */
export function walkOwn({ value, layers }: ResolvedDocument, at: Spot, visit: Visit): void {
  const [base, own] = layers;
  if (own) walkChanged(value as unknown as JsonObject, base.json.value as JsonObject, own.json.value as JsonObject, at, visit);
  else walkWhole(value, at, visit);
}

function walkChanged(value: JsonObject, inherited: JsonObject, stated: JsonObject, at: Spot, visit: Visit): void {
  at.inherited = inherited;
  at.stated = stated;
  const goesOn = visit(value, at);
  at.inherited = undefined;
  at.stated = undefined;
  if (!goesOn) return;
  for (const key in stated) {
    const member = value[key];
    if (member === undefined) continue;
    const below = inherited[key];
    const own = stated[key];
    at.path.push(key);
    if (isJsonObject(own) && isJsonObject(below) && isJsonObject(member)) walkChanged(member, below, own, at, visit);
    else walkWhole(member, at, visit);
    at.path.pop();
  }
}

/** Visits what some market inherits as it is, each value once; what every market overrides is not visited. */
export function walkInherited(value: unknown, overridden: Overridden, at: Spot, visit: Visit): void {
  if (overridden === 'nothing') walkWhole(value, at, visit);
  if (!isJsonObject(value) || typeof overridden === 'string') return;
  const byKey = new Map(overridden);
  for (const key in value) {
    at.path.push(key);
    walkInherited(value[key], byKey.get(key) ?? 'nothing', at, visit);
    at.path.pop();
  }
}

/** Whether a document that inherits from another says what stands at these keys itself. */
export function statesItself({ layers }: ResolvedDocument, ...path: readonly string[]): boolean {
  let stated: unknown = layers[1]?.json.value;
  for (const key of path) {
    if (!isJsonObject(stated) || !Object.hasOwn(stated, key)) return false;
    stated = stated[key];
  }
  return stated !== undefined;
}
