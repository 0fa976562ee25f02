import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { checkSources, type Diagnostic, hasErrors } from '#compiler/index.ts';
import { readSources, type Sources } from '#compiler/read/sources.ts';
import { loadSchemas, type Schemas } from '#compiler/validate/schemas.ts';
import { sampleSize, sampleTimeoutMs } from '../support/sample.ts';
import { createMemoryCache, emitInMemory } from './emit-in-memory.ts';
import { type RandomEdit, randomEdits } from './random-edit.ts';
import { schemasDir, smallStoreDir } from './small-store.ts';

const marketsDir = new URL('../../markets', import.meta.url).pathname;
const edits = process.env.FULL_TESTS ? 10_000 : 300;

let sources: Sources;
let schemas: Schemas;

beforeAll(async () => {
  sources = { ...(await readSources(smallStoreDir)), displayName: 'markets' };
  schemas = await loadSchemas(schemasDir);
});

/** A place that an editor could go to: within the text that the file now has, or the first character of a file that is missing. */
function isInside({ file, line, column }: Diagnostic, documents: ReadonlyMap<string, string>): boolean {
  const text = documents.get(file.replace('markets/', ''));
  if (text === undefined) return line === 1 && column === 1;
  const content = text.split('\n')[line - 1];
  return content !== undefined && column >= 1 && column <= content.length + 1;
}

/** Checks a store after an edit; every mistake must have a sentence and a place inside its file. */
function checkEdited(store: Sources, { path, apply }: RandomEdit) {
  const documents = new Map(store.documents).set(path, apply(store.documents.get(path) ?? ''));
  const changed = { ...store, documents };
  const checked = checkSources(changed, schemas);
  for (const diagnostic of checked.diagnostics) {
    expect(diagnostic.message.length).toBeGreaterThan(10);
    expect([diagnostic, isInside(diagnostic, documents)]).toEqual([diagnostic, true]);
  }
  return { changed, ...checked };
}

test(
  `${edits} random edits each give a release or a mistake with its place, never an exception`,
  async () => {
    const cache = createMemoryCache();
    let releases = 0;
    const paths = [...sources.documents.keys()];
    await fc.assert(
      fc.asyncProperty(randomEdits(paths), async (edit) => {
        const { changed, diagnostics, store } = checkEdited(sources, edit);
        if (hasErrors(diagnostics)) return;
        const { release } = await emitInMemory(store, changed, schemas, cache);
        expect(release.markets.length).toBeGreaterThan(0);
        releases++;
      }),
      { numRuns: edits, seed: 2 },
    );
    expect(releases).toBeGreaterThan(edits / 50);
  },
  sampleTimeoutMs,
);

test(
  'a random edit of a shipped document is told with its place, or is none that anybody minds',
  async () => {
    const shipped = { ...(await readSources(marketsDir)), displayName: 'markets' };
    fc.assert(
      fc.property(randomEdits([...shipped.documents.keys()]), (edit) => {
        checkEdited(shipped, edit);
      }),
      { numRuns: sampleSize(10), seed: 7 },
    );
  },
  sampleTimeoutMs,
);
