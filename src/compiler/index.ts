import { join } from 'node:path';
import type { Release } from '#contract/release.ts';
import { type CheckResult, checkSources, createCheckMemory, textReader } from './check-sources.ts';
import { byPlace, type Diagnostic, hasErrors, toDiagnostics } from './diagnostics/diagnostic.ts';
import { type DamagedAsset, DamagedAssets } from './emit/damaged-assets.ts';
import type { EmitMemory, EmittedRelease } from './emit/emit-release.ts';
import { findingsOf } from './emit/find-damaged-assets.ts';
import { readSources, SourceFolder } from './read/sources.ts';
import { completeStore } from './resolve/complete-store.ts';
import { loadSchemas } from './validate/schemas.ts';

export { type CheckResult, checkSources, findMistakes } from './check-sources.ts';
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

export interface CompileResult {
  diagnostics: Diagnostic[];
  /** Missing where a diagnostic is an error: then nothing was written. */
  release?: Release;
}

/** Compiles the same documents again and again: what did not change between two times costs next to nothing. */
export interface Compiler {
  /** @param changed paths below the folder of documents; without it everything is read again */
  compile(changed?: readonly string[]): Promise<CompileResult>;
}

/** Reads, validates, resolves and checks the documents, and writes a release of them if there is no error. */
export async function compile(input: CompileInput): Promise<CompileResult> {
  const compiler = await createCompiler(input);
  return compiler.compile();
}

/** As compile, for a process that stays: it remembers what it read, checked and wrote. */
export async function createCompiler({
  marketsDir,
  schemasDir,
  outDir,
  cacheDir = join(outDir, 'cache'),
}: CompileInput): Promise<Compiler> {
  // What draws pictures and bundles code takes longer to load than a store to check; who only checks does without.
  const [{ createFolderCache }, { emitRelease }, { writeRelease }, schemas] = await Promise.all([
    import('./emit/cache.ts'),
    import('./emit/emit-release.ts'),
    import('./emit/write-release.ts'),
    loadSchemas(schemasDir),
  ]);
  const cache = createFolderCache(cacheDir);
  const folder = new SourceFolder(marketsDir);
  const known = createCheckMemory();
  let written: EmitMemory = { markets: new WeakMap() };
  return {
    compile: async (changed) => {
      const sources = folder.read(changed);
      const { diagnostics, store } = checkSources(sources, schemas, known);
      if (hasErrors(diagnostics)) return { diagnostics };
      const remembered = written;
      // Until all is written nothing counts as written.
      written = { markets: new WeakMap() };
      const emitted = await emitUnlessDamaged(emitRelease(completeStore(store), sources, schemas, cache, remembered));
      if (Array.isArray(emitted)) {
        const damage = toDiagnostics(findingsOf(emitted, store), textReader(sources));
        return { diagnostics: [...diagnostics, ...damage].sort(byPlace) };
      }
      await writeRelease(emitted, outDir, cache);
      written = remembered;
      return { diagnostics, release: emitted.release };
    },
  };
}

/** A release, or the files that cannot be read: a check reads none of them, for it would take too long. */
async function emitUnlessDamaged(release: Promise<EmittedRelease>): Promise<EmittedRelease | DamagedAsset[]> {
  try {
    return await release;
  } catch (error) {
    if (!(error instanceof DamagedAssets)) throw error;
    return error.errors;
  }
}

/** As compile, but writes nothing. */
export async function check({ marketsDir, schemasDir }: CheckInput): Promise<CheckResult> {
  return checkSources(await readSources(marketsDir), await loadSchemas(schemasDir));
}
