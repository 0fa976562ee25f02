import type { DocumentKind } from '../read/document-kinds.ts';
import { isJsonObject, type JsonObject } from '../read/json-object.ts';
import { pointerKeys } from '../read/json-pointer.ts';
import type { Schemas } from '../validate/schemas.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';
import { SchemaPlace } from './schema-place.ts';

/**
 * Whether a valid override certainly leaves a document complete; where this is not certain, the merged document has to be
 * asked. Only what joins the document is looked at, so that the cost follows what a market changes and not what it inherits.
 */
export type CertainlyComplete = (kind: DocumentKind, base: ValidDocument, own: ValidDocument) => boolean;

export function createCompletenessCheck(schemas: Schemas): CertainlyComplete {
  const roots = new Map<DocumentKind, SchemaPlace>();
  const gapsOfBase = new WeakMap<ValidDocument, string[][] | null>();
  return (kind, base, own) => {
    if (own.json.hasNulls || base.json.hasNulls || !isJsonObject(base.json.value) || !isJsonObject(own.json.value)) return false;
    const gaps = gapsOf(kind, base);
    if (!gaps?.every((gap) => hasAt(own.json.value, gap))) return false;
    const root = roots.get(kind) ?? new SchemaPlace(schemas, schemas.identifier(kind), '');
    roots.set(kind, root);
    return staysComplete(base.json.value, own.json.value, root);
  };

  /** What base leaves for each market to state; null where base alone has a mistake that is not such a gap. */
  function gapsOf(kind: DocumentKind, base: ValidDocument): string[][] | null {
    if (!base.partial) return [];
    const known = gapsOfBase.get(base);
    if (known !== undefined) return known;
    const errors = schemas.complete(kind).problemsOf(base.json.value);
    const onlyGaps = errors.every(({ keyword }) => keyword === 'required');
    const gaps = onlyGaps ? errors.map(({ instancePath, params }) => [...pointerKeys(instancePath), String(params.missingProperty)]) : null;
    gapsOfBase.set(base, gaps);
    return gaps;
  }
}

function staysComplete(base: JsonObject, own: JsonObject, place: SchemaPlace): boolean {
  const merging = place.merging(base, own);
  if (!merging) return false;
  for (const key in own) {
    const stated = own[key];
    if (!isJsonObject(stated)) continue;
    const below = merging.member(key);
    if (!below) return false;
    const inherited = base[key];
    const isComplete = isJsonObject(inherited) ? staysComplete(inherited, stated, below) : below.allows(stated);
    if (!isComplete) return false;
  }
  return true;
}

function hasAt(value: unknown, path: readonly string[]): boolean {
  let at = value;
  for (const key of path) {
    if (!isJsonObject(at) || !Object.hasOwn(at, key)) return false;
    at = at[key];
  }
  return true;
}
