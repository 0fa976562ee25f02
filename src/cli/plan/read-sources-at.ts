import type { Sources } from '#compiler/read/sources.ts';
import { UsageError } from '../usage-error.ts';
import { git } from './git.ts';

export interface SourcesAt {
  sources: Sources;
  /** The full name of the commit. */
  commit: string;
}

interface Entry {
  objectId: string;
  path: string;
}

/**
 * The documents of a folder as they were at a commit, read from git's own store: nothing is checked out.
 * @param ref anything that git understands as a commit
 * @param displayName how the folder is called in messages
 * @throws UsageError where there is no such commit, or the folder was not in it
 */
export async function readSourcesAt(marketsDir: string, ref: string, displayName: string): Promise<SourcesAt> {
  const commit = await commitOf(marketsDir, ref, displayName);
  const { stdout } = await git(marketsDir, ['ls-tree', '-r', '-z', commit, '.']);
  const entries = entriesOf(stdout.toString());
  if (entries.length === 0)
    throw new UsageError(`At "${ref}" there were no documents in ${displayName}, so there is nothing to compare with.`);
  const documents = entries.filter(({ path }) => path.endsWith('.json'));
  const texts = await readObjects(marketsDir, documents);
  return {
    commit,
    sources: {
      documents: new Map(documents.map(({ path }, index) => [path, texts[index] ?? ''])),
      assets: new Set(entries.map(({ path }) => path).filter((path) => !path.endsWith('.json'))),
      displayName: `${ref}:${displayName}`,
      readAsset: (path) => Promise.reject(new Error(`${path} was not read from git: a comparison needs no pictures.`)),
    },
  };
}

async function commitOf(marketsDir: string, ref: string, displayName: string): Promise<string> {
  const inside = await git(marketsDir, ['rev-parse', '--is-inside-work-tree']);
  if (inside.stdout.toString().trim() !== 'true')
    throw new UsageError(`${displayName} does not lie in a git repository, so there is no earlier state to compare with.`);
  const { code, stdout } = await git(marketsDir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
  if (code === 0) return stdout.toString().trim();
  const isEmpty = (await git(marketsDir, ['rev-parse', '--verify', '--quiet', 'HEAD'])).code !== 0;
  throw new UsageError(
    isEmpty ? 'The git repository has no commit yet, so there is nothing to compare with.' : `git knows no commit called "${ref}".`,
  );
}

/** Files as `ls-tree -z` lists them; links and what begins with a dot are no documents. */
function entriesOf(listing: string): Entry[] {
  return listing
    .split('\0')
    .flatMap((line) => {
      const [, mode, objectId, path] = /^(\d+) blob ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
      return mode && objectId && path && mode !== '120000' ? [{ objectId, path }] : [];
    })
    .filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Texts of all objects by one process: each comes after a line that says how long it is. */
async function readObjects(folder: string, entries: readonly Entry[]): Promise<string[]> {
  const { stdout } = await git(folder, ['cat-file', '--batch'], entries.map(({ objectId }) => `${objectId}\n`).join(''));
  const texts: string[] = [];
  let position = 0;
  for (const { path } of entries) {
    const lineEnd = stdout.indexOf('\n', position);
    const size = Number(stdout.subarray(position, lineEnd).toString().split(' ')[2]);
    if (lineEnd < 0 || !Number.isInteger(size)) throw new Error(`git could not read ${path}.`);
    texts.push(withoutByteOrderMark(stdout.subarray(lineEnd + 1, lineEnd + 1 + size).toString()));
    position = lineEnd + 1 + size + 1;
  }
  return texts;
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
