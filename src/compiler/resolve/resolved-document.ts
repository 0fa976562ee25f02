import type { Place } from '../diagnostics/diagnostic.ts';
import type { DocumentKind, DocumentTypes } from '../read/document-kinds.ts';
import { type JsonPointer, parentPointer } from '../read/json-pointer.ts';
import type { LocatedJson } from '../read/parse-json.ts';
import { placeIn } from '../read/read-documents.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';
import { mergePatch } from './merge-patch.ts';

/** The document that others may lie on comes first. */
export type Layers = readonly [ValidDocument] | readonly [base: ValidDocument, own: ValidDocument];

/** A complete document: one file, or one laid over another. */
export interface ResolvedDocument<Kind extends DocumentKind = DocumentKind> {
  readonly kind: Kind;
  readonly name: string;
  readonly value: DocumentTypes[Kind];
  /** What was laid over each other, the lowest first. */
  readonly layers: Layers;
  /** The file and line that a value, or its key, comes from. */
  placeOf(pointer: JsonPointer, part?: 'key' | 'value'): Place;
}

/** Lays documents of one kind over each other, the first lowest. What comes out is not yet known to be complete. */
export function layDocuments<Kind extends DocumentKind>(kind: Kind, layers: Layers): ResolvedDocument<Kind> {
  return new LaidDocuments(kind, layers);
}

/** Merges when it is first asked. Of what is inherited only the way to a change is copied; all else is the lower layer's own object. */
class LaidDocuments<Kind extends DocumentKind> implements ResolvedDocument<Kind> {
  readonly kind: Kind;
  readonly layers: Layers;
  #value: DocumentTypes[Kind] | undefined;

  constructor(kind: Kind, layers: Layers) {
    this.kind = kind;
    this.layers = layers;
  }

  get name(): string {
    return this.layers[0].name;
  }

  get value(): DocumentTypes[Kind] {
    this.#value ??= merge(this.layers) as DocumentTypes[Kind];
    return this.#value;
  }

  placeOf(pointer: JsonPointer, part?: 'key' | 'value'): Place {
    return placeAmong(this.layers, pointer, part);
  }
}

function merge([base, own]: Layers): unknown {
  return own ? mergePatch(lowest(base), own.json.value, nameOfSchema) : lowest(base);
}

/** The key that names the schema of a document; it says nothing of what the document is about. */
const nameOfSchema = '$schema';

const lowestValues = new WeakMap<LocatedJson, unknown>();

/** What the lowest document states: the same object for all that lie on it. */
function lowest({ json }: ValidDocument): unknown {
  const known = lowestValues.get(json);
  if (known !== undefined) return known;
  const { [nameOfSchema]: _, ...value } = (json.hasNulls ? mergePatch({}, json.value) : json.value) as Record<string, unknown>;
  lowestValues.set(json, value);
  return value;
}

/**
 * The last layer that states a value is where it comes from: it replaced or was merged into what lay below. Where a value is
 * missing, the last layer that states what is around it, since there it would have to be added, or was removed.
 */
function placeAmong(layers: Layers, pointer: JsonPointer, part: 'key' | 'value' = 'value'): Place {
  const origin = layers.findLast((layer) => layer.json.places.has(pointer));
  if (origin) return placeIn(origin, pointer, part);
  if (pointer === '') return placeIn(layers[0], pointer, part);
  return placeAmong(layers, parentPointer(pointer), 'key');
}
