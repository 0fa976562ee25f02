import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Keeps what is slow to make, by the hash of what it is made from. */
export interface Cache {
  get(key: string, make: () => Promise<Buffer | string>): Promise<Buffer>;
}

/**
 * A folder as cache. A file that is there is taken as it is: keys must name everything that its content follows from. A
 * folder that must not be written, as that of an installed build, is only read.
 */
export function createFolderCache(folder: string): Cache {
  return {
    async get(key, make) {
      const path = join(folder, key);
      try {
        return await readFile(path);
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      const made = Buffer.from(await make());
      try {
        await mkdir(folder, { recursive: true });
        await writeAtomically(path, made);
      } catch (error) {
        if (!isNotWritable(error)) throw error;
      }
      return made;
    },
  };
}

/** Nobody ever reads half a file: it is written beside its place and then moved there. */
export async function writeAtomically(path: string, content: Buffer | string): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`;
  await writeFile(beside, content);
  await rename(beside, path);
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

function isNotWritable(error: unknown): boolean {
  return hasCode(error, 'EROFS') || hasCode(error, 'EACCES');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
