import { isJsonObject, type JsonObject } from '../read/json-object.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';

/**
 * Is told a value, the document that states or inherits it, and the keys that lead to it; says whether to go on into it. The
 * list of keys is the walk's own and changes as it goes on: who keeps it copies it.
 */
export type Visit = (value: unknown, document: ResolvedDocument, path: readonly string[]) => boolean;

/**
 * Visits every value that these documents state, what is around it first. What several of them inherit is visited once, as a
 * value of one that inherits it; what none of them inherits is not. Of all else only what a document changes is visited, and the
 * objects around it: the cost follows what markets state, not what they inherit.
 */
export function walkStated(documents: Iterable<ResolvedDocument>, visit: Visit): void {
  for (const family of familiesOf(documents)) {
    walkInherited(family, [], visit);
    for (const { document, value, own } of family.heirs) walkOwn(value, family.base, own, document, [], visit);
  }
}

/** An entry of an object that documents hold at the same place. */
export interface StatedEntry<Value> {
  document: ResolvedDocument;
  key: string;
  value: Value;
}

/**
 * The entries of an object that documents hold at the same place: those of them that walkStated visits.
 * @param path the keys that lead to the object
 */
export function entriesStated<Value>(documents: Iterable<ResolvedDocument>, path: readonly string[]): StatedEntry<Value>[] {
  const found: StatedEntry<Value>[] = [];
  for (const family of familiesOf(documents)) {
    const { base, plain, heirs } = path.reduce(below, family);
    for (const key in plain ? plain.value : base) addEntry(plain ?? heirOf(key, heirs), key);
    for (const heir of heirs) for (const key in heir.own) addEntry(heir, key);
  }
  return found;

  function addEntry(holder: Holder | undefined, key: string): void {
    const value = holder?.value[key];
    if (holder && value !== undefined) found.push({ document: holder.document, key, value: value as Value });
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

/** A document, and the object that it holds at some place. */
interface Holder {
  document: ResolvedDocument;
  value: JsonObject;
}

/** One that changes what it would inherit at that place: its own is laid over it. */
interface Heir extends Holder {
  own: JsonObject;
}

/** What documents that lie on the same one hold at some place. */
interface Family {
  base: JsonObject;
  /** One of those that hold just what they inherit. */
  plain: Holder | undefined;
  heirs: readonly Heir[];
}

function familiesOf(documents: Iterable<ResolvedDocument>): Iterable<Family> {
  const families = new Map<ValidDocument, { base: JsonObject; plain: Holder | undefined; heirs: Heir[] }>();
  for (const document of new Set(documents)) {
    const [lowest, upper] = document.layers;
    const family = families.get(lowest) ?? { base: lowest.json.value as JsonObject, plain: undefined, heirs: [] };
    families.set(lowest, family);
    const value = document.value as unknown as JsonObject;
    if (upper) family.heirs.push({ document, value, own: upper.json.value as JsonObject });
    else family.plain ??= { document, value };
  }
  return families.values();
}

/** The same documents one key further. */
function below({ base, plain, heirs }: Family, key: string): Family {
  const inherits = plain ?? heirOf(key, heirs);
  const value = inherits?.value[key];
  const inherited = base[key];
  const heirsBelow: Heir[] = [];
  for (const { document, value, own } of heirs) {
    const valueBelow = value[key];
    const ownBelow = own[key];
    if (isJsonObject(valueBelow) && isJsonObject(ownBelow)) heirsBelow.push({ document, value: valueBelow, own: ownBelow });
  }
  return {
    base: isJsonObject(inherited) ? inherited : {},
    plain: inherits && isJsonObject(value) ? { document: inherits.document, value } : undefined,
    heirs: heirsBelow,
  };
}

/** One of those that inherit what stands at a key as it is. */
function heirOf(key: string, heirs: readonly Heir[]): Heir | undefined {
  return heirs.find(({ own }) => !Object.hasOwn(own, key));
}

function walkInherited(family: Family, path: string[], visit: Visit): void {
  const { base, plain, heirs } = family;
  if (plain) walkWhole(plain.value, plain.document, path, visit);
  if (plain || heirs.length === 0) return;
  for (const key in base) {
    const heir = heirOf(key, heirs);
    path.push(key);
    if (heir && heir.value[key] !== undefined) walkWhole(heir.value[key], heir.document, path, visit);
    else if (!heir && isJsonObject(base[key])) walkInherited(below(family, key), path, visit);
    path.pop();
  }
}

function walkOwn(value: JsonObject, base: JsonObject, own: JsonObject, document: ResolvedDocument, path: string[], visit: Visit): void {
  if (!visit(value, document, path)) return;
  for (const key in own) {
    const member = value[key];
    if (member === undefined) continue;
    const inherited = base[key];
    const stated = own[key];
    path.push(key);
    if (isJsonObject(member) && isJsonObject(inherited) && isJsonObject(stated)) walkOwn(member, inherited, stated, document, path, visit);
    else walkWhole(member, document, path, visit);
    path.pop();
  }
}

function walkWhole(value: unknown, document: ResolvedDocument, path: string[], visit: Visit): void {
  if (!visit(value, document, path) || typeof value !== 'object' || value === null) return;
  for (const key in value) {
    path.push(key);
    walkWhole((value as JsonObject)[key], document, path, visit);
    path.pop();
  }
}
