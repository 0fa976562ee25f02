import { dirname } from 'node:path';
import { readAndFindMistakes } from './checked-documents.ts';
import { wantsColour } from './colour.ts';
import { defineCommand } from './command.ts';
import { documentOptions, foldersOf } from './document-options.ts';
import { formatNames, formats } from './report/formats.ts';
import { pageAddress } from './report/page-address.ts';
import { countBySeverity, type Report } from './report/report.ts';
import { UsageError } from './usage-error.ts';

/** Tells every mistake on standard output; exit code 1 where one is an error, or where there are more warnings than allowed. */
export const checkCommand = defineCommand({
  name: 'check',
  summary: 'read all documents and tell every mistake',
  usage: '',
  examples: [
    'portolan check',
    'portolan check --format github --max-warnings 0',
    'portolan check --format sarif > portolan.sarif',
    'portolan check --format json --markets tests/fixtures/small-store',
  ],
  options: {
    format: { type: 'string', choices: formatNames, describe: 'how mistakes are told (default pretty)' },
    'max-warnings': { type: 'string', placeholder: '<number>', describe: 'more warnings than this are a failure, too' },
    ...documentOptions,
  },
  async run({ format = 'pretty', 'max-warnings': limit, ...values }) {
    const allowed = limit === undefined ? Number.POSITIVE_INFINITY : wholeNumber(limit);
    const folders = foldersOf(values);
    const { diagnostics, sources } = await readAndFindMistakes(folders);
    const report: Report = formats[format];
    const root = dirname(folders.schemasDir);
    const settings = { colour: wantsColour(process.stdout), addressOf: (page: string) => pageAddress(page, root) };
    process.stdout.write(report({ diagnostics, documents: sources.documents.size }, settings));
    const { errors, warnings } = countBySeverity(diagnostics);
    if (errors === 0 && warnings > allowed) process.stderr.write(`More warnings than the ${allowed} that --max-warnings allows.\n`);
    return errors > 0 || warnings > allowed ? 1 : 0;
  },
});

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new UsageError(`--max-warnings is a whole number, not "${text}".`);
  return Number(text);
}
