import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { DocumentKind } from '../read/document-kinds.ts';
import { addLengthKeywords } from './length-keywords.ts';
import { patchSchemaOf, type SchemaObject } from './patch-schema.ts';
import { addRichTextKeyword } from './rich-text-keyword.ts';
import { type SchemaBook, schemaBookOf } from './schema-book.ts';

export interface Schemas {
  /** The schemas themselves. */
  book: SchemaBook;
  /** What checks a complete document of a kind. */
  complete(kind: DocumentKind): ValidateFunction;
  /** What checks a document that only overrides some values of another. */
  patch(kind: DocumentKind): ValidateFunction;
  /** The members of an enum in common.schema.json. */
  commonEnum(name: string): string[];
  /** The `$id` of the schema of a kind. */
  identifier(kind: DocumentKind): string;
  /** A schema as it is written, by its `$id`. */
  raw(identifier: string): SchemaObject;
  /** What checks one place of a schema: an `$id`, then `#` and a pointer. */
  at(reference: string): ValidateFunction;
}

/**
 * Loads the schemas of documents; each validator is compiled when it is first needed.
 * @throws Error where the folder or one of its schemas cannot be used.
 */
export async function loadSchemas(schemasDir: string): Promise<Schemas> {
  const files = (await readdir(schemasDir)).filter((file) => file.endsWith('.schema.json')).sort();
  const ajv = new Ajv2020({
    strict: true,
    strictRequired: false,
    allErrors: true,
    verbose: true,
    discriminator: true,
    messages: false,
    code: { optimize: false },
    allowUnionTypes: true,
    // Each definition is compiled once instead of wherever it is used, and nothing the program brings with it is asked again whether
    // it is a schema, which a test does: half the time until the first document is checked.
    inlineRefs: false,
    validateSchema: false,
  });
  addFormats.default(ajv);
  addRichTextKeyword(ajv);
  addLengthKeywords(ajv);
  ajv.addKeyword({ keyword: 'visibility', schemaType: 'string', metaSchema: { enum: ['public', 'server'] } });
  const byName = new Map<string, SchemaObject>();
  const byIdentifier = new Map<string, SchemaObject>();
  const complete = new Map<DocumentKind, ValidateFunction>();
  const patch = new Map<DocumentKind, ValidateFunction>();
  for (const file of files) {
    const schema = JSON.parse(await readFile(join(schemasDir, file), 'utf8')) as SchemaObject;
    byName.set(file.replace('.schema.json', ''), schema);
    byIdentifier.set(schema.$id ?? '', schema);
    ajv.addSchema(schema);
    ajv.addSchema(patchSchemaOf(schema));
  }
  return {
    book: schemaBookOf(byName),
    complete: (kind) => remembered(complete, kind, () => validatorOf(identifierOf(kind))),
    patch: (kind) => remembered(patch, kind, () => validatorOf(patchIdentifier(identifierOf(kind)))),
    identifier: identifierOf,
    raw: (identifier) => {
      const schema = byIdentifier.get(identifier);
      if (!schema) throw new Error(`There is no schema ${identifier}.`);
      return schema;
    },
    at: validatorOf,
    commonEnum: (name) => {
      const definition = byName.get('common')?.$defs?.[name];
      if (!Array.isArray(definition?.enum)) throw new Error(`common.schema.json has no list of values called ${name}.`);
      return definition.enum as string[];
    },
  };

  function identifierOf(kind: DocumentKind): string {
    const identifier = byName.get(kind)?.$id;
    if (!identifier) throw new Error(`The folder of schemas has no ${kind}.schema.json with an $id.`);
    return identifier;
  }

  function validatorOf(identifier: string): ValidateFunction {
    const validate = ajv.getSchema(identifier);
    if (!validate) throw new Error(`There is no schema ${identifier}.`);
    return validate;
  }
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

function patchIdentifier(identifier: string): string {
  return patchSchemaOf({ $id: identifier }).$id ?? identifier;
}
