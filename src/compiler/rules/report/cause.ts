import type { Spot } from '../../check/spot.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { isJsonObject } from '../../read/json-object.ts';
import { type JsonPointer, pointerKeys } from '../../read/json-pointer.ts';
import { placeIn } from '../../read/read-documents.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';

/**
 * Of values that do not go together the first that a market states itself, or removes, since that is where they parted;
 * undefined where the market inherits all of them.
 */
export function causeIn({ layers }: ResolvedDocument, ...pointers: readonly JsonPointer[]): Place | undefined {
  const [, own] = layers;
  const pointer = pointers.find((candidate) => own?.json.places.has(candidate));
  if (!own || pointer === undefined) return undefined;
  return placeIn(own, pointer, valueAt(own.json.value, pointer) === null ? 'key' : 'value');
}

/** As causeIn, of values below a place: `widget`, or `value/format`. */
export function causeBelow(at: Spot, ...parts: readonly string[]): Place | undefined {
  return causeIn(at.document, ...parts.map((part) => at.pointer(...part.split('/'))));
}

function valueAt(value: unknown, pointer: JsonPointer): unknown {
  return pointerKeys(pointer).reduce<unknown>((around, key) => (isJsonObject(around) ? around[key] : undefined), value);
}
