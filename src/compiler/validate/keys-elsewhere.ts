import { type DocumentKind, layeredKinds, storeKinds } from '../read/document-kinds.ts';
import { isJsonObject } from '../read/json-object.ts';
import type { RawDocument } from '../read/read-documents.ts';
import type { SchemaObject } from './patch-schema.ts';
import type { SchemaBook } from './schema-book.ts';

/** Documents that somebody who writes a market has beside each other. */
const neighbours: readonly DocumentKind[] = [...layeredKinds, ...storeKinds];

const mostNamed = 2;

/** Where a key belongs that a document does not know at its top: in an object of it, or in another document; undefined where many would do. */
export function placeOfKey(key: string, kind: DocumentKind, book: SchemaBook): string | undefined {
  if (!neighbours.includes(kind)) return undefined;
  const within = Object.entries(propertiesOf(kind, book)).flatMap(([name, schema]) =>
    Object.hasOwn(propertiesIn(schema, kind, book), key) ? [`in "${name}"`] : [],
  );
  const others = neighbours.filter((other) => other !== kind && Object.hasOwn(propertiesOf(other, book), key));
  const found = within.length > 0 ? within : others.map((other) => `in ${other}.json`);
  return found.length > 0 && found.length <= mostNamed ? found.join(' or ') : undefined;
}

/** Documents that are taken for each other. */
const alike: readonly DocumentKind[] = [...neighbours, 'page', 'tour', 'destinations'];

/** So many keys that a document does not know, and another one does, are no slip: it is the other one. */
const fewestStrangers = 2;

/** Which other kind of document somebody wrote, by its keys; undefined where it is not certain. */
export function kindByKeys({ kind, partial, json }: RawDocument, book: SchemaBook): DocumentKind | undefined {
  const keys = isJsonObject(json.value) ? Object.keys(json.value) : [];
  const own = propertiesOf(kind, book);
  const strangers = keys.filter((key) => !Object.hasOwn(own, key)).length;
  const isHardlyBegun = !partial && lacksMuch(keys, kind, book);
  if (strangers === 0 || (strangers < fewestStrangers && !isHardlyBegun)) return undefined;
  const [found, ...others] = alike.filter((other) => keys.every((key) => Object.hasOwn(propertiesOf(other, book), key)));
  return others.length === 0 ? found : undefined;
}

/** Whether so much is missing that a document of this kind was hardly begun. */
function lacksMuch(keys: readonly string[], kind: DocumentKind, book: SchemaBook): boolean {
  const { required = [] } = book.schemaOf(kind) as { required?: string[] };
  return required.filter((key) => !keys.includes(key)).length > required.length / 2;
}

/** What stands at the top of a document, of a union of several forms in any of them. */
function propertiesOf(kind: DocumentKind, book: SchemaBook): Record<string, SchemaObject> {
  const { properties, oneOf } = book.schemaOf(kind);
  const members = ((oneOf ?? []) as SchemaObject[]).map((member) => propertiesIn(member, kind, book));
  return Object.assign({}, properties, ...members) as Record<string, SchemaObject>;
}

function propertiesIn(schema: SchemaObject, kind: DocumentKind, book: SchemaBook): object {
  const { properties } = schema.$ref === undefined ? schema : book.definitionOf(schema.$ref, kind).schema;
  return properties ?? {};
}
