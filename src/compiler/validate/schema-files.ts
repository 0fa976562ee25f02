import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaObject } from './patch-schema.ts';

export interface SchemaFiles {
  /** Schemas by the name of their file without its extension: `common`, or the kind of a document. */
  byName: ReadonlyMap<string, SchemaObject>;
  /** Tells these texts from all others. */
  fingerprint: string;
}

const extension = '.schema.json';

/** @throws Error where the folder or one of its schemas cannot be read */
export async function readSchemaFiles(schemasDir: string): Promise<SchemaFiles> {
  const names = (await readdir(schemasDir)).filter((file) => file.endsWith(extension)).sort();
  const hash = createHash('sha256');
  const byName = new Map<string, SchemaObject>();
  for (const [index, text] of (await Promise.all(names.map((name) => readFile(join(schemasDir, name), 'utf8')))).entries()) {
    const name = (names[index] ?? '').slice(0, -extension.length);
    hash.update(`${name} ${text}\n`);
    byName.set(name, JSON.parse(text) as SchemaObject);
  }
  return { byName, fingerprint: hash.digest('hex') };
}
