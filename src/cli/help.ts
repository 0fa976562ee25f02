import type { Command, CommandOptions } from './command.ts';
import { alignColumns } from './table.ts';

/** What `portolan --help` tells: every command in one line. */
export function helpOfAll(commands: readonly Command[]): string {
  const rows = commands.map(({ name, usage, summary }): [string, string] => [`${name} ${usage}`.trimEnd(), summary]);
  return [
    'portolan <command> [options]',
    '',
    'Commands',
    ...columns(rows),
    '',
    'portolan help <command> tells the options of one command, with examples.',
    'Exit code: 0 fine, 1 mistakes in the documents, 2 a wrong call.',
    '',
  ].join('\n');
}

/** What `portolan <command> --help` tells. */
export function helpOf({ name, usage, summary, options, examples }: Command): string {
  return [
    `${`portolan ${name} ${usage}`.trimEnd()} [options]`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    '',
    'Options',
    ...columns([...Object.entries(options).map(optionRow), ['-h, --help', 'this text']]),
    '',
    'Examples',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}

function optionRow([name, { type, short, choices, placeholder, describe }]: [string, CommandOptions[string]]): [string, string] {
  const value = type === 'boolean' ? '' : ` ${choices?.join('|') ?? placeholder ?? '<text>'}`;
  return [`${short === undefined ? '' : `-${short}, `}--${name}${value}`, describe];
}

function columns(rows: readonly [left: string, right: string][]): string[] {
  return alignColumns(rows).map((row) => `  ${row}`);
}
