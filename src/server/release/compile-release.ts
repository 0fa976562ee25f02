import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Environment } from '#server/environment.ts';
import { inputFingerprint } from './input-fingerprint.ts';

export interface Mistake {
  severity: 'error' | 'warning';
  file: string;
  line: number;
  column: number;
  message: string;
}

/** A market's documents have mistakes; the message lists them as `portolan check` does. */
export class DocumentsError extends Error {
  override readonly name = 'DocumentsError';
  readonly mistakes: readonly Mistake[];

  constructor(message: string, mistakes: readonly Mistake[] = []) {
    super(message);
    this.mistakes = mistakes;
  }
}

export interface CompileInput {
  /** The bundled command-line program. */
  cliFile: string;
  marketsDirectory: string;
  schemasDirectory: string;
  releasesDirectory: string;
  /** Where the compiler keeps what is slow to make; shared by all who use this build. */
  cacheDirectory: string;
}

/** @param projectDirectory where dist/ and schemas/ lie */
export function compileInputOf(
  { marketsDirectory, releasesDirectory }: Pick<Environment, 'marketsDirectory' | 'releasesDirectory'>,
  projectDirectory: string,
): CompileInput {
  return {
    cliFile: join(projectDirectory, 'dist/cli/main.js'),
    marketsDirectory,
    schemasDirectory: join(projectDirectory, 'schemas'),
    releasesDirectory,
    cacheDirectory: join(projectDirectory, 'dist/cache'),
  };
}

/**
 * Compiles the documents in a process of its own, so that no visitor waits for it and a crash there is none here. What was
 * compiled before from the same documents by the same compiler is there already: then nothing runs.
 * @returns the hash of the release, which is then in the releases directory
 * @throws DocumentsError where the documents have mistakes
 */
export async function compileRelease(input: CompileInput): Promise<string> {
  const { cliFile, marketsDirectory, schemasDirectory, releasesDirectory } = input;
  const fingerprint = await inputFingerprint([cliFile, marketsDirectory, schemasDirectory]);
  const noteFile = join(releasesDirectory, 'compiled', fingerprint);
  const known = await readFile(noteFile, 'utf8').catch(() => null);
  if (known && existsSync(join(releasesDirectory, `${known}.json`))) return known;
  const hash = await runCompiler(input);
  await mkdir(dirname(noteFile), { recursive: true });
  await writeFile(noteFile, hash);
  return hash;
}

async function runCompiler({
  cliFile,
  marketsDirectory,
  schemasDirectory,
  releasesDirectory,
  cacheDirectory,
}: CompileInput): Promise<string> {
  const options = ['--markets', marketsDirectory, '--schemas', schemasDirectory, '--out', releasesDirectory, '--cache', cacheDirectory];
  const { code, output, errors } = await run(process.execPath, [cliFile, 'compile', ...options]);
  if (code !== 0) throw new DocumentsError((errors || output).trim());
  const hash = output.trim().split('\n').at(-1) ?? '';
  if (!/^[0-9a-f]{8,64}$/.test(hash)) throw new Error(`The compiler answered no hash: ${output.slice(-200)}`);
  return hash;
}

function run(command: string, args: string[]): Promise<{ code: number | null; output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, errors }));
  });
}
