import { createHash } from 'node:crypto';
import type { FileUrl } from '#contract/release.ts';

/** Where public files are served. */
export const filesPath = '/files/';

/** The public files of a release, each named by its content, so that it can be cached for ever and shared between releases. */
export class ReleaseFiles {
  readonly #contents = new Map<string, string | Buffer>();

  /** Adds a file and gives its address. */
  add(name: string, extension: string, content: string | Buffer): FileUrl {
    return this.addNamedBy(content, name, extension, content);
  }

  /** As add, for a file that states its own address: what it is named by is its content without that address. */
  addNamedBy(identity: string | Buffer, name: string, extension: string, content: string | Buffer | ((url: FileUrl) => string)): FileUrl {
    const file = `${name}.${contentHash(identity, 8)}.${extension}`;
    const url = filesPath + file;
    this.#contents.set(file, typeof content === 'function' ? content(url) : content);
    return url;
  }

  entries(): Iterable<[file: string, content: string | Buffer]> {
    return this.#contents.entries();
  }
}

/** The first digits of the SHA-256 of a content. */
export function contentHash(content: string | Buffer, digits: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
