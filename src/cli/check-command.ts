import { hasErrors } from '#compiler/index.ts';
import { readAndCheck } from './checked-documents.ts';
import { wantsColour } from './colour.ts';
import { defineCommand } from './command.ts';
import { documentOptions, foldersOf } from './document-options.ts';
import { prettyReport } from './report/pretty.ts';

/** Tells every mistake on standard output; exit code 1 where one is an error. */
export const checkCommand = defineCommand({
  name: 'check',
  summary: 'read all documents and tell every mistake',
  usage: '',
  examples: ['portolan check', 'portolan check --format json --markets tests/fixtures/small-store'],
  options: {
    format: { type: 'string', choices: ['pretty', 'json'], describe: 'how mistakes are told (default pretty)' },
    ...documentOptions,
  },
  async run({ format, ...values }) {
    const { diagnostics } = await readAndCheck(foldersOf(values));
    process.stdout.write(
      format === 'json' ? `${JSON.stringify({ diagnostics }, null, 2)}\n` : prettyReport(diagnostics, wantsColour(process.stdout)),
    );
    return hasErrors(diagnostics) ? 1 : 0;
  },
});
