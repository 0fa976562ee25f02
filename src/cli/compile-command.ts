import { compile } from '#compiler/index.ts';
import { type Options, UsageError } from './options.ts';
import { prettyReport } from './report.ts';

/** Writes a release. As JSON, the last line of standard output is `{ hash, diagnostics }`, the hash missing where there is an error. */
export async function runCompile({ format, marketsDir, schemasDir, out, cache }: Options): Promise<number> {
  if (out === undefined) throw new UsageError('compile needs --out <folder of releases>.');
  const { diagnostics, release } = await compile({ marketsDir, schemasDir, outDir: out, cacheDir: cache });
  if (format === 'json') {
    process.stdout.write(`${JSON.stringify({ ...(release && { hash: release.hash }), diagnostics })}\n`);
  } else {
    if (diagnostics.length > 0) process.stderr.write(prettyReport(diagnostics, process.stderr.isTTY));
    if (release) process.stdout.write(`${release.hash}\n`);
  }
  return release ? 0 : 1;
}
