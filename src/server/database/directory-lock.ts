import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Another living process uses the same data directory. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
}

/**
 * Takes a data directory for this process alone: PGlite takes no lock, and two processes would destroy each other's
 * data. The lock names the process and when it started, so that one left behind by a killed process, whose number may
 * since belong to another, does not hold.
 * @returns a function that gives the directory back
 * @throws DirectoryLockedError
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'lock');
  const mine = `${process.pid} ${startOf(process.pid)}`;
  if (!tryWrite(file, mine)) {
    const theirs = readFileSync(file, 'utf8');
    const pid = Number.parseInt(theirs, 10);
    if (theirs === mine || (pid > 0 && `${pid} ${startOf(pid)}` === theirs)) {
      throw new DirectoryLockedError(
        `The data directory ${directory} is in use by process ${pid}. Stop it, set another DATA_DIR, or set DATABASE_URL.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryWrite(file, mine)) throw new DirectoryLockedError(`The data directory ${directory} was taken by another process just now.`);
  }
  return () => rmSync(file, { force: true });
}

function tryWrite(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** When a process started, in whatever form the system tells it; empty where there is no such process. */
function startOf(pid: number): string {
  try {
    // The command name, the second field, may hold anything; the start time is the 20th after its closing bracket.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}
