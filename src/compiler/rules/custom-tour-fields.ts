import type { CustomTourField, CustomTourSection } from '#contract/documents.generated.ts';
import { entriesStated } from '../check/stated.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import type { ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';

export interface StatedCustomTourField {
  document: ResolvedDocument;
  pointer: JsonPointer;
  /** Its key. */
  path: string;
  field: CustomTourField;
}

/** Every form for a tour of one's own; markets that inherit the same one share it. */
export function customTourFormsOf({ markets }: ResolvedStore): readonly ResolvedDocument<'custom-tour-form'>[] {
  return [...new Set(markets.map(({ documents }) => documents['custom-tour-form']))];
}

const fieldsOfStores = new WeakMap<ResolvedStore, readonly StatedCustomTourField[]>();

/** Every field that some form states. What several markets inherit comes once. */
export function customTourFieldsOf(store: ResolvedStore): readonly StatedCustomTourField[] {
  const known = fieldsOfStores.get(store);
  if (known) return known;
  const forms = customTourFormsOf(store);
  const sections = new Set(entriesStated<CustomTourSection>(forms, ['sections']).map(({ key }) => key));
  const fields = [...sections].flatMap((section) =>
    entriesStated<CustomTourField>(forms, ['sections', section, 'fields']).map(({ document, key, value }) => ({
      document,
      pointer: child(`${child('/sections', section)}/fields`, key),
      path: key,
      field: value,
    })),
  );
  fieldsOfStores.set(store, fields);
  return fields;
}
