import { resolve } from 'node:path';
import { compile } from '#compiler/index.ts';
import { wantsColour } from './colour.ts';
import { defineCommand } from './command.ts';
import { serveCompiler } from './compile-service.ts';
import { documentOptions, foldersOf } from './document-options.ts';
import { createProgress } from './progress.ts';
import { prettyReport } from './report/pretty.ts';
import { UsageError } from './usage-error.ts';

/** Writes a release. As JSON, the last line of standard output is `{ hash, diagnostics }`, the hash missing where there is an error. */
export const compileCommand = defineCommand({
  name: 'compile',
  summary: 'check, then write a release',
  usage: '',
  examples: ['portolan compile --out data/releases', 'portolan compile --out dist/release --cache dist/cache --format json'],
  options: {
    out: { type: 'string', placeholder: '<folder>', describe: 'the folder of releases (needed)' },
    cache: { type: 'string', placeholder: '<folder>', describe: 'where rasters and maps are kept (default <out>/cache)' },
    format: { type: 'string', choices: ['pretty', 'json'], describe: 'how the result is told (default pretty)' },
    stay: { type: 'boolean', describe: 'compile again for each line of input, and answer each with a line of JSON' },
    ...documentOptions,
  },
  async run({ out, cache, format, stay, ...values }) {
    if (out === undefined) throw new UsageError('compile needs --out <folder of releases>.');
    const input = { ...foldersOf(values), outDir: resolve(out), cacheDir: cache === undefined ? undefined : resolve(cache) };
    if (stay) {
      await serveCompiler(input);
      return 0;
    }
    const progress = createProgress();
    progress.show('Compiling…');
    const { diagnostics, release } = await compile(input).finally(progress.end);
    if (format === 'json') {
      process.stdout.write(`${JSON.stringify({ ...(release && { hash: release.hash }), diagnostics })}\n`);
    } else {
      if (diagnostics.length > 0) process.stderr.write(prettyReport(diagnostics, wantsColour(process.stderr)));
      if (release) process.stdout.write(`${release.hash}\n`);
    }
    return release ? 0 : 1;
  },
});
