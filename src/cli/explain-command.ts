import { explain } from '#compiler/explain/explain.ts';
import { readAndCheck } from './checked-documents.ts';
import { wantsColour } from './colour.ts';
import { defineCommand } from './command.ts';
import { documentOptions, foldersOf } from './document-options.ts';
import { explanationText } from './explanation-text.ts';
import { UsageError } from './usage-error.ts';

/** Tells the value at a path in one market, the layer and the line it comes from, and what it overrides. */
export const explainCommand = defineCommand({
  name: 'explain',
  summary: 'tell where a value of a market comes from, and what it overrides',
  usage: '<market> <path>',
  examples: [
    'portolan explain fr market.currency',
    'portolan explain be header.links.tours.label.fr',
    'portolan explain be /market/copyrightText --format json',
    'portolan explain gb messages.en.shell.loading',
  ],
  options: {
    format: { type: 'string', choices: ['pretty', 'json'], describe: 'how it is told (default pretty)' },
    ...documentOptions,
  },
  async run({ format, ...values }, market, path) {
    const { store } = await readAndCheck(foldersOf(values));
    const explanation = explain(store, market ?? '', path ?? '');
    if ('problem' in explanation) {
      const { problem, suggestion } = explanation;
      throw new UsageError(suggestion === undefined ? problem : `${problem} Did you mean "${suggestion}"?`);
    }
    process.stdout.write(
      format === 'json'
        ? `${JSON.stringify({ version: 1, ...explanation }, null, 2)}\n`
        : explanationText(explanation, wantsColour(process.stdout)),
    );
    return 0;
  },
});
