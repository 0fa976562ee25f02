import type { Command } from './command.ts';
import { helpOf, helpOfAll } from './help.ts';
import { didYouMean, readCall } from './read-call.ts';
import { UsageError } from './usage-error.ts';

interface Output {
  stdout: { write(text: string): unknown };
  stderr: { write(text: string): unknown };
}

/** Runs one command and gives its exit code: 0 fine, 1 mistakes in the documents, 2 a wrong call. */
export async function runCommandLine(args: string[], commands: readonly Command[], { stdout, stderr }: Output = process): Promise<number> {
  const [first, ...rest] = args;
  try {
    if (first === undefined) {
      stdout.write(helpOfAll(commands));
      return 2;
    }
    if (isHelp(first) || (first === 'help' && (rest[0] === undefined || rest[0] === 'help' || isHelp(rest[0])))) {
      stdout.write(helpOfAll(commands));
      return 0;
    }
    const command = commandNamed(first === 'help' ? (rest[0] ?? '') : first, commands);
    if (first === 'help' || asksForHelp(rest)) {
      stdout.write(helpOf(command));
      return 0;
    }
    const { values, words } = readCall(command, rest);
    return await command.run(values, ...words);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const known = commands.some(({ name }) => name === first);
    stderr.write(`${error.message}\nportolan ${known ? `help ${first}` : '--help'} tells what can be written here.\n`);
    return 2;
  }
}

function commandNamed(written: string, commands: readonly Command[]): Command {
  const command = commands.find(({ name }) => name === written);
  if (command) return command;
  const names = commands.map(({ name }) => name);
  if (written.startsWith('-')) throw new UsageError(`A command stands first: ${names.join(', ')}.`);
  throw new UsageError(`There is no command "${written}".${didYouMean(written, [...names, 'help'])}`);
}

/** What follows `--` are words, whatever they look like. */
function asksForHelp(args: string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).some(isHelp);
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}
