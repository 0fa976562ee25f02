import type { LocalisedText } from '#contract/documents.generated.ts';
import { isLocalisedText } from '#domain/localised-text.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';

export interface FoundText {
  document: ResolvedDocument;
  pointer: JsonPointer;
  text: LocalisedText;
}

/** Every text of a document that is written in several languages. */
export function localisedTextsOf(document: ResolvedDocument): FoundText[] {
  const found: FoundText[] = [];
  collect(document.value, '');
  return found;

  function collect(value: unknown, pointer: JsonPointer): void {
    if (typeof value !== 'object' || value === null) return;
    if (isLocalisedText(value)) found.push({ document, pointer, text: value });
    else for (const [key, member] of Object.entries(value)) collect(member, child(pointer, key));
  }
}
