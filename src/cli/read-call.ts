import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggest } from '#compiler/diagnostics/suggest.ts';
import type { Command, CommandOptions, OptionValues } from './command.ts';
import { UsageError } from './usage-error.ts';

export interface Call {
  values: OptionValues<CommandOptions>;
  words: string[];
}

/**
 * Reads what was written after the name of a command.
 * @throws UsageError where an option is unknown or has a wrong value, or where words are missing or too many
 */
export function readCall(command: Command, args: string[]): Call {
  refuseUnknownOption(command, args);
  const { values, positionals: words } = parse(command, args);
  for (const [name, { choices }] of Object.entries(command.options)) {
    const value = values[name];
    if (choices && typeof value === 'string' && !choices.includes(value))
      throw new UsageError(`--${name} is ${choices.join(', ')}, not "${value}".${didYouMean(value, choices)}`);
  }
  refuseWrongWords(command, words);
  return { values, words };
}

/** A question that ends a sentence, or nothing where nothing is near enough. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const meant = suggest(written, known);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

function parse({ options }: Command, args: string[]): { values: OptionValues<CommandOptions>; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({ args, options: parseArgsOptions(options), allowPositionals: true });
    return { values: values as OptionValues<CommandOptions>, positionals };
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      throw new UsageError(error.message);
    throw error;
  }
}

function parseArgsOptions(options: CommandOptions): NonNullable<ParseArgsConfig['options']> {
  const entries = Object.entries(options).map(([name, { type, short, multiple = false }]) => [
    name,
    { type, multiple, ...(short !== undefined && { short }) },
  ]);
  return Object.fromEntries(entries);
}

function refuseUnknownOption({ name: command, options }: Command, args: string[]): void {
  const { tokens } = parseArgs({ args, options: parseArgsOptions(options), allowPositionals: true, strict: false, tokens: true });
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name));
  if (unknown?.kind !== 'option') return;
  const known = Object.keys(options).map((name) => `--${name}`);
  throw new UsageError(`${command} has no option ${unknown.rawName}.${didYouMean(unknown.rawName, [...known, '--help'])}`);
}

function refuseWrongWords({ name, usage }: Command, words: string[]): void {
  const wanted = usage.match(/\[<[^>]+>\]|<[^>]+>/g) ?? [];
  const missing = wanted.slice(words.length).filter((word) => !word.startsWith('['));
  if (missing.length > 0) throw new UsageError(`${name} needs ${missing.join(' and ')}.`);
  const tooMany = words[wanted.length];
  if (tooMany !== undefined) throw new UsageError(`"${tooMany}" is one word too many after ${name}.`);
}
