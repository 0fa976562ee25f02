import { expect, test } from 'vitest';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { SchemaObject } from '../validate/patch-schema.ts';
import { schemaBookOf } from '../validate/schema-book.ts';
import { publicView } from './public-view.ts';

const secret = { type: 'string', visibility: 'server' };
const plain = { type: 'object' };

function shownBrand(schema: SchemaObject, value: unknown): unknown {
  const brand = { kind: 'brand', name: 'brand', value, layers: [], placeOf: () => ({}) };
  const other = { kind: 'theme', name: 'theme', value: { untouched: true }, layers: [], placeOf: () => ({}) };
  const alone = { theme: other, routes: other, rates: other, destinations: other, home: other, baseMarket: undefined };
  const store = { brand, ...alone, pages: new Map(), tours: new Map(), messages: new Map(), markets: [] };
  const common = { $defs: { Secret: secret } };
  const book = schemaBookOf(
    new Map<string, SchemaObject>([
      ['brand', schema],
      ['theme', plain],
      ['common', common],
    ]),
  );
  const shown = publicView(store as unknown as CompleteStore, book);
  expect(shown.theme).toBe(store.theme);
  return shown.brand.value;
}

test.each<[string, SchemaObject, unknown, unknown]>([
  ['a property', { properties: { a: secret, b: {} } }, { a: 'x', b: 1 }, { b: 1 }],
  ['a property of a property', { properties: { a: { properties: { b: secret } } } }, { a: { b: 'x', c: 1 } }, { a: { c: 1 } }],
  [
    'members of a list',
    { properties: { a: { items: { properties: { b: secret } } } } },
    { a: [{ b: 'x' }, { c: 1 }] },
    { a: [{}, { c: 1 }] },
  ],
  ['members by key', { additionalProperties: { properties: { b: secret } } }, { any: { b: 'x', c: 1 } }, { any: { c: 1 } }],
  ['members by pattern', { patternProperties: { '^s': secret } }, { s1: 'x', t: 1 }, { t: 1 }],
  ['what a reference says', { properties: { a: { $ref: 'common.schema.json#/$defs/Secret' } } }, { a: 'x' }, {}],
  ['what a member of a union says', { properties: { a: { oneOf: [{}, { properties: { b: secret } }] } } }, { a: { b: 'x' } }, { a: {} }],
  ['a whole branch', { properties: { a: { visibility: 'server', properties: { b: {} } } } }, { a: { b: 1 }, c: 1 }, { c: 1 }],
])('%s is left out where the schema keeps it on the server', (_, schema, value, shown) => {
  expect(shownBrand(schema, value)).toEqual(shown);
});

test('a document without such values is the same object', () => {
  const value = { a: 1 };
  expect(shownBrand({ properties: { a: {} } }, value)).toBe(value);
});
