import { setFlagsFromString } from 'node:v8';
import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

/** V8 optimises for programs that stay: a command is over before half of that has paid. Thirty times as long until it begins. */
setFlagsFromString('--interrupt-budget=2000000');

/** Who reads through `head` closes the pipe early: what is left is not wanted, and that is no mistake. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await runCommandLine(process.argv.slice(2), commands);
