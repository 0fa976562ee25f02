import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { check, hasErrors, namesModule } from '#compiler/index.ts';
import type { Options } from './options.ts';
import { prettyReport } from './report.ts';

const defaultFile = 'src/config/generated/names.generated.ts';

/** Writes the names that documents declare, unless they stand there already; mistakes in documents leave the file as it is. */
export async function runNames({ marketsDir, schemasDir, out }: Options): Promise<number> {
  const { diagnostics, store } = await check({ marketsDir, schemasDir });
  if (hasErrors(diagnostics)) {
    process.stderr.write(prettyReport(diagnostics, process.stderr.isTTY));
    return 1;
  }
  const file = out ?? resolve(defaultFile);
  const text = namesModule(store);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return 0;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  return 0;
}
