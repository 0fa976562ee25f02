import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files of a markets folder: documents as text, all other files by name alone. */
export interface Sources {
  /** Text of each JSON document by its path below the markets folder. */
  documents: ReadonlyMap<string, string>;
  /** Paths of pictures, fonts and marks below the markets folder. */
  assets: ReadonlySet<string>;
  /** How the markets folder is called in messages, as seen from where the command runs. */
  displayName: string;
  readAsset(path: string): Promise<Buffer>;
}

/** @throws Error where the folder cannot be read. */
export async function readSources(marketsDir: string): Promise<Sources> {
  const entries = await readdir(marketsDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(marketsDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .sort();
  const documentPaths = paths.filter((path) => path.endsWith('.json'));
  const texts = await Promise.all(documentPaths.map((path) => readFile(join(marketsDir, path), 'utf8')));
  return {
    documents: new Map(documentPaths.map((path, index) => [path, withoutByteOrderMark(texts[index] ?? '')])),
    assets: new Set(paths.filter((path) => !path.endsWith('.json'))),
    displayName: displayNameOf(marketsDir),
    readAsset: (path) => readFile(join(marketsDir, path)),
  };
}

function displayNameOf(marketsDir: string): string {
  const fromHere = relative(process.cwd(), marketsDir);
  return fromHere === '' ? '.' : fromHere.startsWith('..') ? marketsDir : fromHere;
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
