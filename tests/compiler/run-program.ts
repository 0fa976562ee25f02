import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;

/** The command-line program, once it is built. */
export const program = join(root, 'dist/cli/main.js');

/** Builds the program where its sources have changed. */
export function buildProgram(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', '--cli'], { cwd: root });
}

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Surroundings {
  cwd: string;
  environment?: Record<string, string>;
}

/** Runs a command as a shell would, without a terminal. What is set here and would change its words does not reach it. */
export function run(command: string, args: readonly string[], { cwd, environment = {} }: Surroundings): Promise<Outcome> {
  const { MARKETS_DIR: _, FORCE_COLOR: __, NO_COLOR: ___, ...inherited } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...inherited, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    const outcome: Outcome = { code: null, stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => (outcome.stdout += chunk));
    child.stderr.on('data', (chunk) => (outcome.stderr += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...outcome, code }));
  });
}
