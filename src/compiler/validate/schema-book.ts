import type { SchemaObject } from './patch-schema.ts';
import { readSchemaFiles } from './schema-files.ts';

/** A definition that a reference leads to, and the schema file it stands in. */
export interface Definition {
  /** The file's name without its extension: `common`, or the kind of a document. */
  owner: string;
  name: string;
  schema: SchemaObject;
}

/** The schemas of documents by kind, `common` among them. */
export interface SchemaBook {
  kinds: readonly string[];
  schemaOf(owner: string): SchemaObject;
  /** @throws Error where the reference leads nowhere */
  definitionOf(reference: string, from: string): Definition;
}

/** @throws Error where the folder or one of its schemas cannot be read */
export async function readSchemaBook(schemasDir: string): Promise<SchemaBook> {
  return schemaBookOf((await readSchemaFiles(schemasDir)).byName);
}

export function schemaBookOf(schemas: ReadonlyMap<string, SchemaObject>): SchemaBook {
  function schemaOf(owner: string): SchemaObject {
    const schema = schemas.get(owner);
    if (!schema) throw new Error(`There is no schema ${owner}.schema.json.`);
    return schema;
  }
  return {
    kinds: [...schemas.keys()].filter((name) => name !== 'common'),
    schemaOf,
    definitionOf(reference, from) {
      const [file = '', pointer = ''] = reference.split('#');
      const owner = file === '' ? from : file.replace('.schema.json', '');
      const name = pointer.replace('/$defs/', '');
      const schema = schemaOf(owner).$defs?.[name];
      if (!schema) throw new Error(`The reference ${reference} in ${from}.schema.json leads nowhere.`);
      return { owner, name, schema };
    },
  };
}
