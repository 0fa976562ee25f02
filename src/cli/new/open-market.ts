import { displayPath } from '#compiler/read/read-documents.ts';
import { loadSchemas } from '#compiler/validate/schemas.ts';
import { readAndCheck } from '../checked-documents.ts';
import type { Folders } from '../document-options.ts';
import { UsageError } from '../usage-error.ts';
import { askForMarket, askToWrite, type CompleteRequest, type PartialRequest } from './ask.ts';
import { type PreparedMarket, prepareMarket, refuseCode, refuseMistakes, refuseSecondMarket, type Store } from './prepare-market.ts';
import { writeFiles } from './write-files.ts';

export interface Manner {
  /** Show what would be written, and write nothing. */
  dryRun: boolean;
  /** Even where there is a terminal. */
  askNothing: boolean;
}

/**
 * Writes the documents of a new market; on a terminal it asks for what was not given and shows them before.
 * @throws UsageError where there can be no such market; then nothing was written
 */
export async function openMarket(given: PartialRequest, folders: Folders, { dryRun, askNothing }: Manner): Promise<void> {
  const store = { ...(await readAndCheck(folders)), schemas: await loadSchemas(folders.schemasDir) };
  refuseMistakes(store);
  refuseSecondMarket(store);
  if (given.code !== undefined) refuseCode(given.code, store);
  const asks = !askNothing && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const request = asks ? await askForMarket(given, store) : withCode(given);
  const market = prepareMarket(request, request.rate, store, folders);
  if (asks || dryRun) process.stdout.write(filesAsText(market, store));
  if (dryRun) return;
  if (asks && !(await askToWrite())) throw new UsageError('Nothing was written.');
  await writeFiles(folders.marketsDir, market.files);
  process.stdout.write(summary(request.code, market, store));
}

function withCode({ code, ...request }: PartialRequest): CompleteRequest {
  if (code === undefined) throw new UsageError('new needs <code>.');
  return { ...request, code };
}

function filesAsText({ files }: PreparedMarket, { sources }: Store): string {
  return [...files].map(([path, text]) => `${displayPath(sources, path)}\n${text}\n`).join('');
}

function summary(code: string, { draft, files }: PreparedMarket, { sources }: Store): string {
  const { name, currency, timeZone, availableLanguages } = draft;
  const languages = availableLanguages.map(({ fullName, contentLocale }) => `${fullName} (${contentLocale})`);
  return [
    `Wrote ${[...files.keys()].map((path) => displayPath(sources, path)).join(' and ')}.`,
    `${name.en}: ${currency}, ${timeZone}, ${languages.join(', ')}.`,
    `All else it inherits from ${displayPath(sources, 'base')}; a document of the same name in ${displayPath(sources, code)} changes it.`,
    '',
  ].join('\n');
}
