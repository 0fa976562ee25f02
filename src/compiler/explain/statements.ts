import type { Place } from '../diagnostics/diagnostic.ts';
import type { DocumentIdentity } from '../read/document-kinds.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { placeIn } from '../read/read-documents.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';

export type LayerName = 'store' | 'base' | 'market';

/** What one layer says of a value. */
export interface Statement {
  layer: LayerName;
  /** Whether the layer states the value, removes it or what it stands in by null, or puts something else in place of what it stands in. */
  act: 'states' | 'removes' | 'replaces';
  /** Where it says so: the value itself, the null, or what stands in its place. */
  pointer: JsonPointer;
  place: Place;
  /** Only where the layer states it. */
  value?: unknown;
  /** The outermost list that the value stands in: a list is always replaced as a whole. */
  list?: JsonPointer;
}

/** What each layer says of a value, the lowest layer first; a layer that says nothing of it is left out. */
export function statementsAt(document: Pick<ResolvedDocument, 'layers'>, keys: readonly string[]): Statement[] {
  return document.layers.flatMap((layer) => statementOf(layer, keys) ?? []);
}

function statementOf(layer: ValidDocument, keys: readonly string[]): Statement | undefined {
  let value: unknown = layer.json.value;
  let pointer: JsonPointer = '';
  let list: JsonPointer | undefined;
  for (const key of keys) {
    if (Array.isArray(value)) list ??= pointer;
    if (!isContainer(value) || (Array.isArray(value) && !Object.hasOwn(value, key))) return at('replaces');
    if (!Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
    pointer = child(pointer, key);
    if (value === null && list === undefined) return at('removes');
  }
  return { ...at('states'), value, ...(list !== undefined && { list }) };

  function at(act: Statement['act']): Statement {
    return { layer: layerName(layer.layer), act, pointer, place: placeIn(layer, pointer) };
  }
}

function layerName(layer: DocumentIdentity['layer']): LayerName {
  return typeof layer === 'object' ? 'market' : layer;
}

export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** An object whose keys are merged one by one, which those of a list are not. */
export function isMergeable(value: unknown): value is Record<string, unknown> {
  return isContainer(value) && !Array.isArray(value);
}
