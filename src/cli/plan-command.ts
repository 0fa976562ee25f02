import { checkSources, type Diagnostic, hasErrors } from '#compiler/index.ts';
import { compareStores, type StoreState } from '#compiler/plan/compare-stores.ts';
import { identify } from '#compiler/read/document-kinds.ts';
import { readSources, type Sources } from '#compiler/read/sources.ts';
import { loadSchemas, type Schemas } from '#compiler/validate/schemas.ts';
import { wantsColour } from './colour.ts';
import { defineCommand } from './command.ts';
import { documentOptions, foldersOf } from './document-options.ts';
import { planReport } from './plan/plan-report.ts';
import { readSourcesAt } from './plan/read-sources-at.ts';
import { createProgress } from './progress.ts';

interface CheckedState extends StoreState {
  diagnostics: readonly Diagnostic[];
}

/** Tells what the documents as they stand change against a commit. Mistakes on either side do not keep the rest from being told. */
export const planCommand = defineCommand({
  name: 'plan',
  summary: 'tell what the documents change against a commit, as visitors would see it',
  usage: '[<git ref>]',
  examples: ['portolan plan', 'portolan plan main', 'portolan plan v1.2.0 --format json'],
  options: {
    format: { type: 'string', choices: ['pretty', 'json'], describe: 'how changes are told (default pretty)' },
    ...documentOptions,
  },
  async run({ format, ...values }, ref = 'HEAD') {
    const folders = foldersOf(values);
    const progress = createProgress();
    try {
      progress.show('Reading documents…');
      const [schemas, sources] = await Promise.all([loadSchemas(folders.schemasDir), readSources(folders.marketsDir)]);
      const { commit, sources: old } = await readSourcesAt(folders.marketsDir, ref, sources.displayName);
      progress.show('Comparing…');
      const before = checkedState(old, schemas);
      const after = checkedState(sources, schemas);
      const comparison = compareStores(before, after);
      progress.end();
      const told =
        format === 'json'
          ? `${JSON.stringify({ version: 1, ref, commit, ...comparison, diagnostics: { before: before.diagnostics, after: after.diagnostics } }, null, 2)}\n`
          : planReport(
              { ref, ...comparison, mistakes: { before: errorsOf(before), after: errorsOf(after) }, names: namesOf(before, after) },
              wantsColour(process.stdout),
            );
      process.stdout.write(told);
      return hasErrors([...after.diagnostics]) ? 1 : 0;
    } finally {
      progress.end();
    }
  },
});

function checkedState(sources: Sources, schemas: Schemas): CheckedState {
  const { diagnostics, store } = checkSources(sources, schemas);
  const marketCodes = [...sources.documents.keys()].flatMap((path) => {
    const identity = identify(path);
    return 'layer' in identity && typeof identity.layer === 'object' && identity.kind === 'market' ? [identity.layer.market] : [];
  });
  return { store, diagnostics, marketCodes: new Set(marketCodes) };
}

function errorsOf({ diagnostics }: CheckedState): number {
  return diagnostics.filter(({ severity }) => severity === 'error').length;
}

function namesOf(...states: readonly CheckedState[]): Map<string, string> {
  return new Map(
    states.flatMap(({ store }) => store.markets.map(({ code, documents }) => [code, documents.market.value.name.en] as const)),
  );
}
