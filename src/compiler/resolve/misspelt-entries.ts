import { suggest } from '../diagnostics/suggest.ts';
import { child, type JsonPointer, parentPointer, pointerKeys } from '../read/json-pointer.ts';
import type { SchemaMistake } from '../validate/schema-mistake.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';

/**
 * What an entry lacks that a market adds by mistake is one mistake: its key is nearly that of an entry which base has there and
 * the market does not change.
 */
export function gatherMisspeltEntries(mistakes: readonly SchemaMistake[], base: ValidDocument, own: ValidDocument): SchemaMistake[] {
  const lacking = new Map<JsonPointer, string[]>();
  const others: SchemaMistake[] = [];
  for (const mistake of mistakes) {
    const entry = mistake.missing === undefined ? undefined : addedEntryOf(mistake.pointer, base, own);
    if (entry === undefined || meantBy(entry, base, own) === undefined) others.push(mistake);
    else lacking.set(entry, [...(lacking.get(entry) ?? []), child(mistake.pointer, mistake.missing ?? '').slice(entry.length + 1)]);
  }
  const gathered = [...lacking].map(([pointer, absent]): SchemaMistake => {
    const key = pointerKeys(pointer).at(-1) ?? '';
    const names = absent.map((name) => `"${name}"`).join(', ');
    const message = `base has no "${key}" here that could be changed, and as a new entry it lacks ${names}.`;
    return { code: 'unknown-key', pointer, part: 'key', message, suggestion: meantBy(pointer, base, own) };
  });
  return [...others, ...gathered];
}

/** The outermost value around a place that the market states and base does not. */
function addedEntryOf(pointer: JsonPointer, base: ValidDocument, own: ValidDocument): JsonPointer | undefined {
  let added: JsonPointer | undefined;
  for (let at = pointer; at !== ''; at = parentPointer(at)) {
    if (own.json.places.has(at) && !base.json.places.has(at)) added = at;
  }
  return added;
}

function meantBy(entry: JsonPointer, base: ValidDocument, own: ValidDocument): string | undefined {
  const around = parentPointer(entry);
  const siblings = childKeys(base, around).filter((key) => !own.json.places.has(child(around, key)));
  return suggest(pointerKeys(entry).at(-1) ?? '', siblings);
}

/** The keys of an object of a document. */
export function childKeys({ json }: ValidDocument, pointer: JsonPointer): string[] {
  const below = [...json.places.keys()].filter((at) => at !== '' && parentPointer(at) === pointer);
  return below.map((at) => pointerKeys(at).at(-1) ?? '');
}
