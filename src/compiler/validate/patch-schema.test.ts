import { expect, test } from 'vitest';
import { patchSchemaOf } from './patch-schema.ts';

const base = 'https://portolan.example/schemas/';

test('nothing is required of what overrides, at any depth', () => {
  const schema = { $id: `${base}a.schema.json`, required: ['x'], properties: { x: { type: 'object', required: ['y'], minProperties: 2 } } };
  expect(patchSchemaOf(schema)).toEqual({ $id: `${base}patch/a.schema.json`, properties: { x: { type: 'object' } } });
});

test('members of arrays stay complete and refer to the complete definitions', () => {
  const items = { type: 'object', required: ['y'], properties: { y: { $ref: 'common.schema.json#/$defs/Y' }, z: { $ref: '#/$defs/Z' } } };
  const patched = patchSchemaOf({ $id: `${base}a.schema.json`, properties: { x: { type: 'array', items } } });
  expect(patched.properties).toEqual({
    x: {
      type: 'array',
      items: { ...items, properties: { y: { $ref: `${base}common.schema.json#/$defs/Y` }, z: { $ref: `${base}a.schema.json#/$defs/Z` } } },
    },
  });
});

test('what a document calls items or required is no keyword', () => {
  const properties = { items: { type: 'object', required: ['y'] }, required: { type: 'boolean' } };
  expect(patchSchemaOf({ properties }).properties).toEqual({ items: { type: 'object' }, required: { type: 'boolean' } });
});

test('a patch of a union may say its type, and else state what any member knows', () => {
  const a = { properties: { type: { const: 'a' }, x: { type: 'string' } }, required: ['type', 'x'] };
  const b = { properties: { type: { const: 'b' }, y: { type: 'number' } }, required: ['type', 'y'] };
  const patched = patchSchemaOf({ discriminator: { propertyName: 'type' }, required: ['type'], oneOf: [a, b] });
  expect(patched).toEqual({
    $id: '',
    if: { required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      type: 'object',
      discriminator: { propertyName: 'type' },
      required: ['type'],
      oneOf: [{ properties: a.properties }, { properties: b.properties }],
    },
    else: { type: 'object', properties: { type: {}, x: { type: 'string' }, y: { type: 'number' } }, additionalProperties: false },
  });
});

test('the schema that it is made from stays as it is', () => {
  const schema = { $id: `${base}a.schema.json`, required: ['x'], properties: { x: { enum: ['required'] } } };
  const before = structuredClone(schema);
  patchSchemaOf(schema);
  expect(schema).toEqual(before);
});
