import { coverageOf } from '#compiler/coverage/coverage.ts';
import { hasErrors } from '#compiler/index.ts';
import { readAndCheck } from './checked-documents.ts';
import { wantsColour } from './colour.ts';
import { defineCommand } from './command.ts';
import { type CoverageReport, coverageReport, coverageText } from './coverage-report.ts';
import { documentOptions, foldersOf } from './document-options.ts';
import { UsageError } from './usage-error.ts';

/** Counts translations per market and language; exit code 1 where fewer are there than asked for, or where documents have mistakes. */
export const coverageCommand = defineCommand({
  name: 'coverage',
  summary: 'count the translations of each market and language',
  usage: '',
  examples: ['portolan coverage', 'portolan coverage --missing', 'portolan coverage --minimum 100 --format json'],
  options: {
    format: { type: 'string', choices: ['pretty', 'json'], describe: 'how it is told (default pretty)' },
    missing: { type: 'boolean', describe: 'list each text that is missing, with file and line' },
    minimum: { type: 'string', placeholder: '<percent>', describe: 'less than this in any language is a failure' },
    ...documentOptions,
  },
  async run({ format, missing = false, minimum, ...values }) {
    const least = minimum === undefined ? 0 : percentage(minimum);
    const { store, diagnostics } = await readAndCheck(foldersOf(values));
    const report = coverageReport(coverageOf(store), { isComplete: !hasErrors(diagnostics), withMissing: missing });
    process.stdout.write(format === 'json' ? `${JSON.stringify(report, null, 2)}\n` : coverageText(report, wantsColour(process.stdout)));
    return verdict(report, least);
  },
});

function verdict({ isComplete, coverage }: CoverageReport, least: number): number {
  if (!isComplete)
    process.stderr.write('The documents have mistakes, which portolan check tells; what could not be understood is not counted.\n');
  const tooLittle = coverage.filter(({ percent }) => percent < least);
  for (const { market, language, percent } of tooLittle)
    process.stderr.write(`${market} has ${percent} % in "${language}", less than the ${least} % that --minimum asks for.\n`);
  return isComplete && tooLittle.length === 0 ? 0 : 1;
}

function percentage(text: string): number {
  const number = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || number > 100) throw new UsageError(`--minimum is a number from 0 to 100, not "${text}".`);
  return number;
}
