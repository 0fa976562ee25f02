import type { DocumentKind } from '../read/document-kinds.ts';
import type { SchemaObject } from './patch-schema.ts';
import type { SchemaBook } from './schema-book.ts';

/** Documents that somebody who writes a market has beside each other. */
const neighbours: readonly DocumentKind[] = [
  'market',
  'header',
  'footer',
  'errors',
  'checkout',
  'customer-account',
  'traveller-fields',
  'required-fields',
  'custom-tour-form',
  'brand',
  'theme',
  'rates',
  'routes',
  'promo-codes',
];

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

function propertiesOf(kind: DocumentKind, book: SchemaBook): Record<string, SchemaObject> {
  return (book.schemaOf(kind).properties ?? {}) as Record<string, SchemaObject>;
}

function propertiesIn(schema: SchemaObject, kind: DocumentKind, book: SchemaBook): object {
  const { properties } = schema.$ref === undefined ? schema : book.definitionOf(schema.$ref, kind).schema;
  return properties ?? {};
}
