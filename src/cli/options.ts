import { statSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Options {
  format: 'pretty' | 'json';
  marketsDir: string;
  schemasDir: string;
  out: string | undefined;
  cache: string | undefined;
}

/** A command that was called wrongly; its message is for the caller. */
export class UsageError extends Error {}

export function readOptions(values: { format?: string; markets?: string; schemas?: string; out?: string; cache?: string }): Options {
  const { format = 'pretty', markets, schemas, out, cache } = values;
  if (format !== 'pretty' && format !== 'json') throw new UsageError(`--format is pretty or json, not "${format}".`);
  return {
    format,
    marketsDir: existingFolder(markets ?? (process.env.MARKETS_DIR || 'markets'), '--markets'),
    schemasDir: existingFolder(schemas ?? 'schemas', '--schemas'),
    out: out === undefined ? undefined : resolve(out),
    cache: cache === undefined ? undefined : resolve(cache),
  };
}

function existingFolder(path: string, option: string): string {
  const folder = resolve(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${folder}; ${option} names another one.`);
  return folder;
}
