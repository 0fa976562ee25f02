import { join } from 'node:path';
import type { Release } from '#contract/release.ts';
import { checkStore } from './check/check-store.ts';
import { type Diagnostic, hasErrors, toDiagnostics } from './diagnostics/diagnostic.ts';
import { createFolderCache } from './emit/cache.ts';
import { emitRelease } from './emit/emit-release.ts';
import { writeRelease } from './emit/write-release.ts';
import { migrateSources } from './migrate/migrate-sources.ts';
import { displayPath, readDocuments } from './read/read-documents.ts';
import { readSources, type Sources } from './read/sources.ts';
import { completeStore } from './resolve/complete-store.ts';
import { resolveStore } from './resolve/resolve-store.ts';
import type { ResolvedStore } from './resolve/resolved-store.ts';
import { loadSchemas, type Schemas } from './validate/schemas.ts';
import { validateDocuments } from './validate/validate-documents.ts';

export type { Diagnostic } from './diagnostics/diagnostic.ts';
export { hasErrors } from './diagnostics/diagnostic.ts';
export { namesModule } from './names/names-module.ts';

export interface CheckInput {
  /** The folder of documents. */
  marketsDir: string;
  /** The folder of JSON Schemas. */
  schemasDir: string;
}

export interface CompileInput extends CheckInput {
  /** The folder of releases; a release never overwrites another one. */
  outDir: string;
  /** Where rasters, maps and other things that are slow to make are kept; default a folder `cache` in `outDir`. */
  cacheDir?: string | undefined;
}

export interface CheckResult {
  /** All mistakes, sorted by place. */
  diagnostics: Diagnostic[];
  /** All that is stated, as far as it could be understood. */
  store: ResolvedStore;
}

export interface CompileResult {
  diagnostics: Diagnostic[];
  /** Missing where a diagnostic is an error: then nothing was written. */
  release?: Release;
}

/** Reads, validates, resolves and checks the documents, and writes a release of them if there is no error. */
export async function compile({ marketsDir, schemasDir, outDir, cacheDir = join(outDir, 'cache') }: CompileInput): Promise<CompileResult> {
  const schemas = await loadSchemas(schemasDir);
  const sources = await readSources(marketsDir);
  const { diagnostics, store } = checkSources(sources, schemas);
  if (hasErrors(diagnostics)) return { diagnostics };
  const cache = createFolderCache(cacheDir);
  const emitted = await emitRelease(completeStore(store), sources, schemas, cache);
  await writeRelease(emitted, outDir, cache);
  return { diagnostics, release: emitted.release };
}

/** As compile, but writes nothing. */
export async function check({ marketsDir, schemasDir }: CheckInput): Promise<CheckResult> {
  return checkSources(await readSources(marketsDir), await loadSchemas(schemasDir));
}

/** Finds every mistake of documents that are already in memory. */
export function checkSources(written: Sources, schemas: Schemas): CheckResult {
  const { sources, tooNew } = migrateSources(written);
  const raw = tooNew ? { documents: [], findings: [] } : readDocuments(sources);
  const valid = validateDocuments(raw.documents, schemas);
  const resolved = resolveStore(raw.documents, valid.documents, sources, schemas);
  const broken = checkStore(resolved.store);
  const findings = tooNew ? [tooNew] : [...raw.findings, ...valid.findings, ...resolved.findings, ...broken];
  const textByFile = new Map([...sources.documents].map(([path, text]) => [displayPath(sources, path), text]));
  return { diagnostics: toDiagnostics(findings, (file) => textByFile.get(file)), store: resolved.store };
}
