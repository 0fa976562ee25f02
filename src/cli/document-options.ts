import { statSync } from 'node:fs';
import { resolve } from 'node:path';
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

/** @throws UsageError where one of the folders does not exist */
export function foldersOf({ markets, schemas }: OptionValues<typeof documentOptions>): Folders {
  return {
    marketsDir: existingFolder(markets ?? (process.env.MARKETS_DIR || 'markets'), '--markets'),
    schemasDir: existingFolder(schemas ?? 'schemas', '--schemas'),
  };
}

function existingFolder(path: string, option: string): string {
  const folder = resolve(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${folder}; ${option} names another one.`);
  return folder;
}
