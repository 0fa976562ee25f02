import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** So many releases are kept, the newest first, for those who want to go back. */
const keptReleases = 5;
/** Younger ones stay in any case: another instance may have opened one a moment ago, or be writing its files. */
const youngestMs = 3_600_000;

interface StoredRelease {
  hash: string;
  time: number;
}

/**
 * Removes releases beyond the last few, and the public files that no release names any more. What is older than an hour
 * and whose names nobody wrote down stays: nothing is removed on a guess.
 * @param live releases that are served now, which are never removed
 */
export async function pruneReleases(releasesDirectory: string, live: readonly string[], now = Date.now()): Promise<void> {
  const stored = await releasesIn(releasesDirectory);
  const isKept = ({ hash, time }: StoredRelease, index: number) => index < keptReleases || live.includes(hash) || now - time < youngestMs;
  const removed = stored.filter((release, index) => !isKept(release, index));
  if (removed.length === 0) return;
  const named = new Set<string>();
  for (const { hash } of stored.filter(isKept)) {
    const names = await readManifest(releasesDirectory, hash);
    if (!names) return;
    for (const name of names) named.add(name);
  }
  for (const { hash } of removed) {
    for (const file of (await readManifest(releasesDirectory, hash)) ?? []) {
      if (!named.has(file)) await removeOldFile(join(releasesDirectory, 'files', file), now);
    }
    await rm(join(releasesDirectory, `${hash}.json`), { force: true });
    await rm(join(releasesDirectory, 'manifests', `${hash}.json`), { force: true });
  }
}

/** Newest first. */
async function releasesIn(folder: string): Promise<StoredRelease[]> {
  const hashes = (await readdir(folder)).flatMap((file) => /^([0-9a-f]{16})\.json$/.exec(file)?.[1] ?? []);
  const found = await Promise.all(hashes.map(async (hash) => ({ hash, time: (await stat(join(folder, `${hash}.json`))).mtimeMs })));
  return found.sort((one, other) => other.time - one.time);
}

async function readManifest(folder: string, hash: string): Promise<string[] | null> {
  return readFile(join(folder, 'manifests', `${hash}.json`), 'utf8').then(
    (text) => JSON.parse(text) as string[],
    () => null,
  );
}

async function removeOldFile(path: string, now: number): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && now - found.mtimeMs < youngestMs) return;
  for (const twin of ['', '.br', '.gz']) await rm(path + twin, { force: true });
}
