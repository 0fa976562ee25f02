import type { Link, LocalisedText, Picture } from '#contract/documents.generated.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import { documentsOf, type ResolvedStore } from '../resolve/resolved-store.ts';

/** A value and where it stands. */
export interface Found<Value> {
  document: ResolvedDocument;
  pointer: JsonPointer;
  value: Value;
}

/** Every link of every document, whatever block or menu it stands in. */
export function linksOf(store: ResolvedStore): Iterable<Found<Link>> {
  return objectsOf(
    store,
    (value): value is Link & Record<string, unknown> =>
      value.type === 'external' || (value.type === 'route' && typeof value.route === 'string'),
  );
}

/** Every picture that has words for those who do not see it. */
export function picturesOf(store: ResolvedStore): Iterable<Found<Picture>> {
  return objectsOf(
    store,
    (value): value is Picture & Record<string, unknown> => typeof value.src === 'string' && typeof value.alt === 'object',
  );
}

function* objectsOf<Value extends object>(
  store: ResolvedStore,
  isWanted: (value: Record<string, unknown>) => value is Value & Record<string, unknown>,
): Generator<Found<Value>> {
  for (const document of new Set(documentsOf(store))) yield* walk(document, document.value, '');

  function* walk(document: ResolvedDocument, value: unknown, pointer: JsonPointer): Generator<Found<Value>> {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && isWanted(value as Record<string, unknown>)) yield { document, pointer, value: value as Value };
    for (const [key, member] of Object.entries(value)) yield* walk(document, member, child(pointer, key));
  }
}

/** The languages that a text is written in, with the text. */
export function languagesIn(text: LocalisedText | string): [language: string, text: string][] {
  return typeof text === 'string' ? [['en', text]] : Object.entries(text);
}
