import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { DocumentKind } from '../read/document-kinds.ts';
import { loadValidators } from './ahead/load-validators.ts';
import { createAjv } from './create-ajv.ts';
import { patchIdentifier, type SchemaObject } from './patch-schema.ts';
import { addRichTextKeyword } from './rich-text-keyword.ts';
import { type SchemaBook, schemaBookOf } from './schema-book.ts';
import { readSchemaFiles } from './schema-files.ts';
import { Validator } from './validator.ts';

export interface Schemas {
  /** The schemas themselves. */
  book: SchemaBook;
  /** What checks a complete document of a kind. */
  complete(kind: DocumentKind): Validator;
  /** What checks a document that only overrides some values of another. */
  patch(kind: DocumentKind): Validator;
  /** The members of an enum in common.schema.json. */
  commonEnum(name: string): string[];
  /** The `$id` of the schema of a kind. */
  identifier(kind: DocumentKind): string;
  /** A schema as it is written, by its `$id`. */
  raw(identifier: string): SchemaObject;
  /** What checks one place of a schema: an `$id`, then `#` and a pointer. */
  at(reference: string): Validator;
}

/**
 * Loads the schemas of documents. What was compiled ahead answers whether a value is right; where it was not, and to tell what is
 * wrong, each schema is compiled when it is first needed.
 * @throws Error where the folder or one of its schemas cannot be used.
 */
export async function loadSchemas(schemasDir: string): Promise<Schemas> {
  const { byName, fingerprint } = await readSchemaFiles(schemasDir);
  const byIdentifier = new Map([...byName.values()].map((schema) => [schema.$id ?? '', schema]));
  const ahead = loadValidators(schemasDir, fingerprint);
  const complete = new Map<DocumentKind, Validator>();
  const patch = new Map<DocumentKind, Validator>();
  let ajv: Ajv2020 | undefined;
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

  function validatorOf(reference: string): Validator {
    return new Validator(() => compile(reference), ahead[reference]);
  }

  function compile(reference: string): ValidateFunction {
    if (!ajv) {
      ajv = createAjv(byName.values(), { verbose: true, code: { optimize: false } });
      addRichTextKeyword(ajv);
    }
    const validate = ajv.getSchema(reference);
    if (!validate) throw new Error(`There is no schema ${reference}.`);
    return validate;
  }
}

function remembered<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
