import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cache, writeAtomically } from './cache.ts';
import { compressedTwins } from './compressed-twins.ts';
import type { EmittedRelease } from './emit-release.ts';

/**
 * Writes a release below the folder of releases: its public files with their compressed twins, then its server part, and
 * last the name of the current one. Who reads `current` therefore finds all that it names. Files of earlier releases stay.
 */
export async function writeRelease({ release, files }: EmittedRelease, outDir: string, cache: Cache): Promise<void> {
  const filesDir = join(outDir, 'files');
  await mkdir(filesDir, { recursive: true });
  for (const [file, content] of files.entries()) {
    const path = join(filesDir, file);
    if (await exists(path)) continue;
    for (const [suffix, twin] of await compressedTwins(file, content, cache)) await writeAtomically(path + suffix, twin);
    await writeAtomically(path, content);
  }
  await writeAtomically(join(outDir, `${release.hash}.json`), JSON.stringify(release));
  await writeAtomically(join(outDir, 'current'), release.hash);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
