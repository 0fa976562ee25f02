import { commands } from './commands.ts';
import { runCommandLine } from './run-command-line.ts';

/** Who reads through `head` closes the pipe early: what is left is not wanted, and that is no mistake. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await runCommandLine(process.argv.slice(2), commands);
