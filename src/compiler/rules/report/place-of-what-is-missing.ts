import type { Place } from '../../diagnostics/diagnostic.ts';
import { type JsonPointer, parentPointer } from '../../read/json-pointer.ts';
import { placeIn } from '../../read/read-documents.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';

/** Where something is missing, or wrong: what no layer states is missing in base, where each market would find it. */
export function placeOfWhatIsMissing(document: ResolvedDocument, pointer: JsonPointer): Place {
  const [lowest] = document.layers;
  const isStated = document.layers.some(({ json }) => json.places.has(pointer));
  return isStated ? document.placeOf(pointer) : placeIn(lowest, parentPointer(pointer), 'key');
}
