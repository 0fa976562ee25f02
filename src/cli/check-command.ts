import { check, hasErrors } from '#compiler/index.ts';
import type { Options } from './options.ts';
import { prettyReport } from './report.ts';

/** Tells every mistake on standard output; exit code 1 where one is an error. */
export async function runCheck({ format, marketsDir, schemasDir }: Options): Promise<number> {
  const { diagnostics } = await check({ marketsDir, schemasDir });
  process.stdout.write(
    format === 'json' ? `${JSON.stringify({ diagnostics }, null, 2)}\n` : prettyReport(diagnostics, process.stdout.isTTY),
  );
  return hasErrors(diagnostics) ? 1 : 0;
}
