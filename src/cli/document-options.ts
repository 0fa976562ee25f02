import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CommandOptions, OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

/** The options of every command that reads documents. */
export const documentOptions = {
  markets: { type: 'string', placeholder: '<folder>', describe: 'the documents (default MARKETS_DIR, else ./markets)' },
  schemas: { type: 'string', placeholder: '<folder>', describe: 'the JSON Schemas (default ./schemas)' },
} as const satisfies CommandOptions;

export interface Folders {
  marketsDir: string;
  schemasDir: string;
}

/** @throws UsageError where one of the folders does not exist, or holds no schemas */
export function foldersOf({ markets, schemas }: OptionValues<typeof documentOptions>): Folders {
  return {
    marketsDir: existingFolder(markets ?? (process.env.MARKETS_DIR || 'markets'), '--markets'),
    schemasDir: folderOfSchemas(schemas ?? 'schemas'),
  };
}

function folderOfSchemas(path: string): string {
  const folder = existingFolder(path, '--schemas');
  if (!existsSync(join(folder, 'market.schema.json')))
    throw new UsageError(`The folder ${folder} holds no schemas: there is no market.schema.json in it. --schemas names another one.`);
  return folder;
}

function existingFolder(path: string, option: string): string {
  const folder = resolve(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${folder}; ${option} names another one.`);
  return folder;
}
