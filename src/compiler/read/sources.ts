import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files of a markets folder: documents as text, all other files by name alone. */
export interface Sources {
  /** Text of each JSON document by its path below the markets folder, in an order that depends on their names alone. */
  documents: DocumentTexts;
  /** Paths of pictures, fonts and marks below the markets folder. */
  assets: ReadonlySet<string>;
  /** How the markets folder is called in messages, as seen from where the command runs. */
  displayName: string;
  readAsset(path: string): Promise<Buffer>;
}

/** Texts by path; a map, or what reads a text when it is asked for. */
export interface DocumentTexts extends Iterable<[path: string, text: string]> {
  readonly size: number;
  has(path: string): boolean;
  get(path: string): string | undefined;
  keys(): Iterable<string>;
}

/**
 * Lists a folder. Documents are read when they are asked for, one after another: for thousands of small files that is several
 * times cheaper than to have them all read at once, and nobody has to keep them.
 * @throws Error where the folder cannot be read.
 */
export async function readSources(marketsDir: string): Promise<Sources> {
  const { documents, assets } = listFolder(marketsDir);
  return { ...describeFolder(marketsDir), documents: new UnreadTexts(marketsDir, documents), assets: new Set(assets) };
}

class UnreadTexts implements DocumentTexts {
  readonly #marketsDir: string;
  readonly #paths: ReadonlySet<string>;

  constructor(marketsDir: string, paths: readonly string[]) {
    this.#marketsDir = marketsDir;
    this.#paths = new Set(paths);
  }

  get size(): number {
    return this.#paths.size;
  }

  has(path: string): boolean {
    return this.#paths.has(path);
  }

  keys(): Iterable<string> {
    return this.#paths;
  }

  /** Nothing where the file is gone by now. */
  get(path: string): string | undefined {
    if (!this.#paths.has(path)) return undefined;
    try {
      return readDocument(this.#marketsDir, path);
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const path of this.#paths) {
      const text = this.get(path);
      if (text !== undefined) yield [path, text];
    }
  }
}

/** A markets folder that is read again and again. */
export class SourceFolder {
  readonly #marketsDir: string;
  #documents = new Map<string, string>();
  #assets = new Set<string>();
  /** Names, sizes and times of all files that are no documents. */
  #assetStamps = '';

  constructor(marketsDir: string) {
    this.#marketsDir = marketsDir;
  }

  /**
   * Reads what may have changed. A document that stayed the same keeps its text, the very same string.
   * @param changed paths below the folder; without it everything is read
   */
  read(changed?: readonly string[]): Sources & { assetStamps: string } {
    const areKnown = changed?.every((path) => this.#documents.has(path) && existsSync(`${this.#marketsDir}/${path}`));
    if (changed && areKnown) this.#readAgain(changed);
    else this.#readAll();
    return { ...describeFolder(this.#marketsDir), documents: this.#documents, assets: this.#assets, assetStamps: this.#assetStamps };
  }

  #readAgain(paths: readonly string[]): void {
    for (const path of paths) this.#documents.set(path, readDocument(this.#marketsDir, path));
  }

  #readAll(): void {
    const { documents: paths, assets } = listFolder(this.#marketsDir);
    const documents = new Map<string, string>();
    for (const path of paths) {
      const text = readDocument(this.#marketsDir, path);
      const before = this.#documents.get(path);
      documents.set(path, before === text ? before : text);
    }
    const stamps = assets.map((path) => {
      const { size, mtimeMs } = statSync(`${this.#marketsDir}/${path}`);
      return `${path} ${size} ${mtimeMs}`;
    });
    this.#documents = documents;
    this.#assets = new Set(assets);
    this.#assetStamps = stamps.join('\n');
  }
}

function describeFolder(marketsDir: string): Pick<Sources, 'displayName' | 'readAsset'> {
  return { displayName: displayNameOf(marketsDir), readAsset: (path) => readFile(join(marketsDir, path)) };
}

/** Longer than nearly every document. */
const readBuffer = Buffer.allocUnsafeSlow(1 << 18);

/**
 * The text of one document as it was saved. Into a buffer that is there already it is read with a quarter less CPU than
 * readFileSync takes, which asks for the end of each file and for memory of its own.
 */
function readDocument(marketsDir: string, path: string): string {
  const file = `${marketsDir}/${path}`;
  const descriptor = openSync(file, 'r');
  try {
    const length = readSync(descriptor, readBuffer, 0, readBuffer.length, 0);
    return length < readBuffer.length ? readBuffer.toString('utf8', 0, length) : readFileSync(file, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

function listFolder(marketsDir: string): { documents: string[]; assets: string[] } {
  const paths: string[] = [];
  collectPaths(marketsDir, '', paths);
  const isDocument = (path: string) => path.endsWith('.json');
  return { documents: paths.filter(isDocument), assets: paths.filter((path) => !isDocument(path)) };
}

/** Sorted, since folders list what they hold in any order. Names that start with a dot belong to editors and systems. */
function collectPaths(folder: string, prefix: string, paths: string[]): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    if (entry.isDirectory()) collectPaths(`${folder}/${entry.name}`, `${prefix}${entry.name}/`, paths);
    else if (entry.isFile()) paths.push(prefix + entry.name);
  }
}

function displayNameOf(marketsDir: string): string {
  const fromHere = relative(process.cwd(), marketsDir);
  return fromHere === '' ? '.' : fromHere.startsWith('..') ? marketsDir : fromHere;
}
