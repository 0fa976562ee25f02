import { createHash } from 'node:crypto';
import type { FileUrl } from '#contract/release.ts';
import { serverPaths } from '#contract/server-paths.ts';

/** Where public files are served. */
export const filesPath = `${serverPaths.files}/`;

/** The public files of a release, each named by its content, so that it can be cached for ever and shared between releases. */
export class ReleaseFiles {
  readonly #contents = new Map<string, string | Buffer>();
  readonly #names = new Set<string>();
  #part: Set<string> | undefined;

  /** Adds a file and gives its address. */
  add(name: string, extension: string, content: string | Buffer): FileUrl {
    return this.addNamedBy(content, name, extension, content);
  }

  /** As add, for a file that states its own address: what it is named by is its content without that address. */
  addNamedBy(identity: string | Buffer, name: string, extension: string, content: string | Buffer | ((url: FileUrl) => string)): FileUrl {
    const file = `${name}.${contentHash(identity, 8)}.${extension}`;
    const url = filesPath + file;
    this.#contents.set(file, typeof content === 'function' ? content(url) : content);
    this.#names.add(file);
    this.#part?.add(file);
    return url;
  }

  /** Names of the files that are added from now on until this is asked again. */
  beginPart(): ReadonlySet<string> {
    this.#part = new Set();
    return this.#part;
  }

  /** Names files of an earlier release, which are written already. */
  keep(names: Iterable<string>): void {
    for (const name of names) this.#names.add(name);
  }

  /** Of all files of the release, sorted. */
  names(): string[] {
    return [...this.#names].sort();
  }

  /** What may have to be written. */
  entries(): Iterable<[file: string, content: string | Buffer]> {
    return this.#contents.entries();
  }
}

/** The first digits of the SHA-256 of a content. */
export function contentHash(content: string | Buffer, digits: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
