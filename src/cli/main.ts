import { parseArgs } from 'node:util';
import { runCheck } from './check-command.ts';
import { runCompile } from './compile-command.ts';
import { helpText } from './help.ts';
import { runNames } from './names-command.ts';
import { readOptions, UsageError } from './options.ts';

const commands = { check: runCheck, compile: runCompile, names: runNames };

process.exitCode = await main(process.argv.slice(2));

/** Runs one command and gives its exit code: 0 fine, 1 mistakes in the documents, 2 a wrong call. */
async function main(args: string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        markets: { type: 'string' },
        schemas: { type: 'string' },
        out: { type: 'string' },
        cache: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command, ...others] = positionals;
    if (values.help || command === undefined) {
      process.stdout.write(helpText);
      return values.help ? 0 : 2;
    }
    if (!isCommand(command)) throw new UsageError(`There is no command "${command}".`);
    if (others.length > 0) throw new UsageError(`"${others[0]}" is one word too many.`);
    return await commands[command](readOptions(values));
  } catch (error) {
    if (!(error instanceof UsageError) && !isParseArgsError(error)) throw error;
    process.stderr.write(`${error.message}\nportolan --help tells what can be written here.\n`);
    return 2;
  }
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}

function isParseArgsError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
