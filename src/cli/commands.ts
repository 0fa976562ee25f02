import { checkCommand } from './check-command.ts';
import type { Command } from './command.ts';
import { compileCommand } from './compile-command.ts';
import { coverageCommand } from './coverage-command.ts';
import { docsCommand } from './docs-command.ts';
import { explainCommand } from './explain-command.ts';
import { migrateCommand } from './migrate-command.ts';
import { namesCommand } from './names-command.ts';
import { newCommand } from './new-command.ts';
import { planCommand } from './plan-command.ts';

/** Every command, in the order of the help. To add one, write its file and name it here. */
export const commands: readonly Command[] = [
  checkCommand,
  newCommand,
  planCommand,
  explainCommand,
  coverageCommand,
  docsCommand,
  migrateCommand,
  compileCommand,
  namesCommand,
];
