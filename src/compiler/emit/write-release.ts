import { existsSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cache, writeAtomically } from './cache.ts';
import { compressedTwins } from './compressed-twins.ts';
import type { EmittedRelease } from './emit-release.ts';

/** Files that are compressed at the same time. */
const atOnce = 8;

/**
 * Writes a release below the folder of releases: its public files with their compressed twins, then the list of their names and
 * its server part, and last the name of the current one. Who reads `current` therefore finds all that it names. A file that is
 * there already is only marked as in use today, so that nobody clears it away meanwhile.
 */
export async function writeRelease({ release, serverPart, files }: EmittedRelease, outDir: string, cache: Cache): Promise<void> {
  const filesDir = join(outDir, 'files');
  await mkdir(filesDir, { recursive: true });
  await mkdir(join(outDir, 'manifests'), { recursive: true });
  const entries = [...files.entries()];
  for (let at = 0; at < entries.length; at += atOnce) {
    await Promise.all(entries.slice(at, at + atOnce).map(([file, content]) => writeFileOnce(filesDir, file, content, cache)));
  }
  await writeAtomically(join(outDir, 'manifests', `${release.hash}.json`), JSON.stringify(files.names()));
  await writeAtomically(join(outDir, `${release.hash}.json`), serverPart);
  await writeAtomically(join(outDir, 'current'), release.hash);
}

async function writeFileOnce(folder: string, file: string, content: string | Buffer, cache: Cache): Promise<void> {
  const path = join(folder, file);
  if (existsSync(path)) {
    const now = new Date();
    await utimes(path, now, now);
    return;
  }
  for (const [suffix, twin] of await compressedTwins(file, content, cache)) await writeAtomically(path + suffix, twin);
  await writeAtomically(path, content);
}
