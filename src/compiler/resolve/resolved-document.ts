import type { Place } from '../diagnostics/diagnostic.ts';
import type { DocumentKind, DocumentTypes } from '../read/document-kinds.ts';
import { type JsonPointer, parentPointer } from '../read/json-pointer.ts';
import { placeIn } from '../read/read-documents.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';
import { mergePatch } from './merge-patch.ts';

/** A complete document: one file, or several laid over each other. */
export interface ResolvedDocument<Kind extends DocumentKind = DocumentKind> {
  kind: Kind;
  name: string;
  value: DocumentTypes[Kind];
  /** The file and line that a value, or its key, comes from. */
  placeOf(pointer: JsonPointer, part?: 'key' | 'value'): Place;
}

/** Lays documents of one kind over each other, the first lowest. What comes out is not yet known to be complete. */
export function layDocuments<Kind extends DocumentKind>(
  kind: Kind,
  layers: readonly [ValidDocument, ...ValidDocument[]],
): ResolvedDocument<Kind> {
  const merged = layers.map((layer) => layer.json.value).reduce((target, patch) => mergePatch(target, patch), {});
  const { $schema, ...value } = merged as Record<string, unknown>;
  return {
    kind,
    name: layers[0].name,
    value: value as unknown as DocumentTypes[Kind],
    placeOf: (pointer, part) => placeAmong(layers, pointer, part),
  };
}

/**
 * The last layer that states a value is where it comes from: it replaced or was merged into what lay below. Where a value is
 * missing, the last layer that states what is around it, since there it would have to be added, or was removed.
 */
function placeAmong(layers: readonly [ValidDocument, ...ValidDocument[]], pointer: JsonPointer, part: 'key' | 'value' = 'value'): Place {
  const origin = layers.findLast((layer) => layer.json.places.has(pointer));
  if (origin) return placeIn(origin, pointer, part);
  if (pointer === '') return placeIn(layers[0], pointer, part);
  return placeAmong(layers, parentPointer(pointer), 'key');
}
