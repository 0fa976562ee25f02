import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { hasErrors, namesModule } from '#compiler/index.ts';
import { readAndCheck } from './checked-documents.ts';
import { wantsColour } from './colour.ts';
import { defineCommand } from './command.ts';
import { documentOptions, foldersOf } from './document-options.ts';
import { prettyReport } from './report/pretty.ts';

const defaultFile = 'src/config/generated/names.generated.ts';

/** Writes the names that documents declare, unless they stand there already; mistakes in documents leave the file as it is. */
export const namesCommand = defineCommand({
  name: 'names',
  summary: 'write the names of routes, features and messages for the type check',
  usage: '',
  examples: ['portolan names', 'portolan names --out names.ts --markets tests/fixtures/small-store'],
  options: {
    out: { type: 'string', placeholder: '<file>', describe: `the file to write (default ${defaultFile})` },
    ...documentOptions,
  },
  async run({ out, ...values }) {
    const { diagnostics, store } = await readAndCheck(foldersOf(values));
    if (hasErrors(diagnostics)) {
      process.stderr.write(prettyReport(diagnostics, wantsColour(process.stderr)));
      return 1;
    }
    const file = resolve(out ?? defaultFile);
    const text = namesModule(store);
    if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return 0;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    return 0;
  },
});
