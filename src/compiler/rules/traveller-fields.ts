import type { TravellerField } from '#contract/documents.generated.ts';
import { entriesStated } from '../check/stated.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';

export interface StatedField {
  document: ResolvedDocument;
  pointer: JsonPointer;
  /** What the field is called in its section. */
  path: string;
  field: TravellerField;
}

const fieldsOfStores = new WeakMap<ResolvedStore, readonly StatedField[]>();

/** Every field of every catalogue. What several markets inherit comes once. */
export function travellerFieldsOf(store: ResolvedStore): readonly StatedField[] {
  const known = fieldsOfStores.get(store);
  if (known) return known;
  const catalogues = store.markets.map(({ documents }) => documents['traveller-fields']);
  const fields = ['contact', 'billing', 'passenger'].flatMap((section) =>
    entriesStated<TravellerField>(catalogues, [section]).map(({ document, key, value }) => ({
      document,
      pointer: child(`/${section}`, key),
      path: key,
      field: value,
    })),
  );
  fieldsOfStores.set(store, fields);
  return fields;
}

/** Whether a pattern can be read as the validators of a release read it. */
export function isRegularExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
