import type { LanguageCode } from '#contract/documents.generated.ts';
import { type CommandOption, defineCommand, type OptionValues } from './command.ts';
import { documentOptions, foldersOf } from './document-options.ts';
import type { PartialRequest } from './new/ask.ts';
import { storeLanguages } from './new/languages.ts';
import { UsageError } from './usage-error.ts';

const nameOption = (language: LanguageCode): [`name-${LanguageCode}`, CommandOption & { type: 'string' }] => [
  `name-${language}`,
  { type: 'string', placeholder: '<text>', describe: `the name in the language "${language}"` },
];

const nameOptions = Object.fromEntries(storeLanguages.map(nameOption)) as Record<
  `name-${LanguageCode}`,
  { type: 'string'; describe: string }
>;

const options = {
  country: { type: 'string', placeholder: '<code>', describe: 'where it lies, as in ISO 3166 (default the market’s code)' },
  currency: { type: 'string', placeholder: '<code>', describe: 'its currency, as in ISO 4217 (default the country’s)' },
  rate: { type: 'string', placeholder: '<number>', describe: 'units of the currency for one euro, where rates.json has none yet' },
  'time-zone': { type: 'string', placeholder: '<name>', describe: 'as Europe/Lisbon (default that of the country’s largest city)' },
  languages: { type: 'string', placeholder: '<codes>', describe: 'with commas, the first is the default one (default the country’s)' },
  order: { type: 'string', placeholder: '<number>', describe: 'its place in the market selector (default the last)' },
  name: { type: 'string', placeholder: '<text>', describe: 'its name in all languages (default the country’s in each)' },
  ...nameOptions,
  'dry-run': { type: 'boolean', describe: 'show what would be written, and write nothing' },
  yes: { type: 'boolean', short: 'y', describe: 'ask nothing' },
  ...documentOptions,
} as const;

/** Opens a market by one document. Where there is a terminal it asks for what was not given; elsewhere the country decides. */
export const newCommand = defineCommand({
  name: 'new',
  summary: 'write the document of a new market',
  usage: '[<code>]',
  examples: [
    'portolan new ie',
    'portolan new ch --languages de,fr,it --rate 0.9312 --yes',
    'portolan new alps --country at --name "The Alps" --name-de "Die Alpen" --dry-run',
  ],
  options,
  async run(values, code) {
    const request = readRequest(values, code);
    const { openMarket } = await import('./new/open-market.ts');
    await openMarket(request, foldersOf(values), { dryRun: values['dry-run'] ?? false, askNothing: values.yes ?? false });
    return 0;
  },
});

function readRequest(values: OptionValues<typeof options>, code: string | undefined): PartialRequest {
  const { country, currency, rate, languages, order, name, 'time-zone': timeZone } = values;
  const names = storeLanguages.flatMap((language) => {
    const text = values[`name-${language}`];
    return text === undefined ? [] : [[language, text] as const];
  });
  return {
    code,
    country,
    currency,
    timeZone,
    languages: languages?.split(',').flatMap((language) => language.trim() || []),
    name,
    names: Object.fromEntries(names),
    order: order === undefined ? undefined : numberOf('order', order),
    rate: rate === undefined ? undefined : positive('rate', rate),
  };
}

function positive(option: string, text: string): number {
  const value = numberOf(option, text);
  if (value <= 0) throw new UsageError(`--${option} must be above 0, not "${text}".`);
  return value;
}

function numberOf(option: string, text: string): number {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) throw new UsageError(`--${option} is a number, not "${text}".`);
  return value;
}
