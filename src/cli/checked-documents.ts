import { type CheckResult, checkSources, findMistakes } from '#compiler/index.ts';
import { readSources, type Sources } from '#compiler/read/sources.ts';
import { loadSchemas, type Schemas } from '#compiler/validate/schemas.ts';
import type { Folders } from './document-options.ts';
import { createProgress } from './progress.ts';

export interface CheckedDocuments extends CheckResult {
  sources: Sources;
}

/** Reads and checks all documents, telling on a terminal how far it is. */
export function readAndCheck(folders: Folders): Promise<CheckedDocuments> {
  return readAnd(folders, (sources, schemas) => ({ ...checkSources(sources, schemas), sources }));
}

/** As readAndCheck, for a command that asks for nothing but mistakes. */
export function readAndFindMistakes(folders: Folders): Promise<Omit<CheckedDocuments, 'store'>> {
  return readAnd(folders, (sources, schemas) => ({ diagnostics: findMistakes(sources, schemas), sources }));
}

async function readAnd<Result>(
  { marketsDir, schemasDir }: Folders,
  check: (sources: Sources, schemas: Schemas) => Result,
): Promise<Result> {
  const progress = createProgress();
  try {
    progress.show('Listing documents…');
    const [sources, schemas] = await Promise.all([readSources(marketsDir), loadSchemas(schemasDir)]);
    progress.show(`Checking ${sources.documents.size} documents…`);
    return check(sources, schemas);
  } finally {
    progress.end();
  }
}
