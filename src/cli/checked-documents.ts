import { type CheckResult, checkSources } from '#compiler/index.ts';
import { readSources, type Sources } from '#compiler/read/sources.ts';
import { loadSchemas } from '#compiler/validate/schemas.ts';
import type { Folders } from './document-options.ts';
import { createProgress } from './progress.ts';

export interface CheckedDocuments extends CheckResult {
  sources: Sources;
}

/** Reads and checks all documents, telling on a terminal how far it is. */
export async function readAndCheck({ marketsDir, schemasDir }: Folders): Promise<CheckedDocuments> {
  const progress = createProgress();
  try {
    progress.show('Reading documents…');
    const [sources, schemas] = await Promise.all([readSources(marketsDir), loadSchemas(schemasDir)]);
    progress.show(`Checking ${sources.documents.size} documents…`);
    return { ...checkSources(sources, schemas), sources };
  } finally {
    progress.end();
  }
}
