import type { Ajv2020, Options } from 'ajv/dist/2020.js';
import { ajvPackage } from './ajv-package.ts';
import { addLengthKeywords } from './length-keywords.ts';
import { patchSchemaOf, type SchemaObject } from './patch-schema.ts';

/**
 * An Ajv that knows the schemas of documents, complete and overriding; the keyword of rich text is added by who asks.
 * Each definition is compiled once instead of wherever it is used, and nothing the program brings with it is asked again whether it is
 * a schema, which a test does: half the time until the first document is checked.
 */
export function createAjv(schemas: Iterable<SchemaObject>, options: Options): Ajv2020 {
  const ajv = new ajvPackage.ajv.Ajv2020({
    strict: true,
    strictRequired: false,
    allErrors: true,
    discriminator: true,
    messages: false,
    allowUnionTypes: true,
    inlineRefs: false,
    validateSchema: false,
    ...options,
  });
  ajvPackage.formats.default(ajv);
  addLengthKeywords(ajv);
  ajv.addKeyword({ keyword: 'visibility', schemaType: 'string', metaSchema: { enum: ['public', 'server'] } });
  for (const schema of schemas) {
    ajv.addSchema(schema);
    ajv.addSchema(patchSchemaOf(schema));
  }
  return ajv;
}
