import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { editorSchemaOf } from './editor-schema.ts';

const schema = {
  $id: 'https://example.test/schemas/menu.schema.json',
  type: 'object',
  properties: {
    name: { $ref: '#/$defs/Name', description: 'Its name.' },
    size: { enum: ['small', 'large'], description: 'How large.' },
    dishes: { type: 'array', items: { $ref: '#/$defs/Name' }, description: 'What there is.' },
  },
  required: ['name', 'size', 'dishes'],
  additionalProperties: false,
  $defs: { Name: { type: 'object', properties: { en: { type: 'string' } }, required: ['en'], additionalProperties: false } },
};

const editorSchema = editorSchemaOf(schema);
const validate = new Ajv2020({ strict: false }).addSchema(schema).compile({
  ...editorSchema,
  $id: 'https://example.test/schemas/patch/menu.schema.json',
});

test.each([[{}], [{ name: null }], [{ name: { en: null } }], [{ size: null, dishes: null }], [{ dishes: [{ en: 'Soup' }] }]])(
  '%j may stand in an overriding document',
  (patch) => {
    expect(validate(patch)).toBe(true);
  },
);

test.each([[{ names: null }], [{ size: 'huge' }], [{ name: { en: 1 } }], [{ dishes: [{}] }], [{ dishes: [null] }]])(
  '%j may not stand in an overriding document',
  (patch) => {
    expect(validate(patch)).toBe(false);
  },
);

test('references lead to files beside it, never to an address', () => {
  expect(JSON.stringify(editorSchema.properties)).toContain('"$ref":"../menu.schema.json#/$defs/Name"');
});
