import { spawn } from 'node:child_process';
import { UsageError } from '../usage-error.ts';

export interface GitAnswer {
  code: number;
  stdout: Buffer;
  stderr: string;
}

/**
 * Runs git in a folder; nothing that plan asks of it writes.
 * @throws UsageError where git is not installed
 */
export function git(folder: string, args: readonly string[], input = ''): Promise<GitAnswer> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { cwd: folder, env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' } });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new UsageError('plan needs git, which is not installed here.') : error);
    });
    child.on('close', (code) => resolve({ code: code ?? 1, stdout: Buffer.concat(out), stderr: Buffer.concat(err).toString() }));
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
