import { LRUCache } from 'lru-cache';
import type { EncodedBody, Encoding } from './encode-body.ts';

export interface CachedPage {
  status: number;
  /** Names and values in turn, the form that Node sends with the least work. */
  headers: string[];
  /** The same with length and name of each encoding: made once, not with every answer. */
  bodyHeaders: Record<Encoding, string[]>;
  body: EncodedBody;
  etag: string;
  /** Milliseconds of the epoch until which it may be served without a thought. */
  freshUntil: number;
  /** Until when it may be served while it is rendered anew. */
  keptUntil: number;
}

export interface PageCacheOptions {
  /** Bound of all bodies together. */
  maxBytes: number;
}

/**
 * Rendered public pages of one release by cache key. An old page is served while one request renders it anew; requests
 * for the same missing page wait for one rendering.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  #rendering = new Map<string, Promise<CachedPage | null>>();

  constructor({ maxBytes }: PageCacheOptions) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: (page) => sizeOf(page.body) });
  }

  /** A page that may be served at once; stale ones are left to `fetch`. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && page.freshUntil > Date.now() ? page : undefined;
  }

  /** @param render answers null for what must not be kept */
  async fetch(key: string, render: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const known = this.#pages.get(key);
    if (known && known.freshUntil > Date.now()) return known;
    const rendering = this.#rendering.get(key) ?? this.#render(key, render);
    if (!known || known.keptUntil <= Date.now()) return rendering;
    rendering.catch(() => undefined);
    return known;
  }

  /** Forgets all pages. What is being rendered now is handed to those who wait for it, and not kept: it is as old as the rest. */
  clear(): void {
    this.#pages.clear();
    this.#rendering = new Map();
  }

  get size(): number {
    return this.#pages.size;
  }

  #render(key: string, render: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const current = this.#rendering;
    const rendering = render()
      .then((page) => {
        if (page && current === this.#rendering) this.#pages.set(key, page);
        return page;
      })
      .finally(() => current.delete(key));
    current.set(key, rendering);
    return rendering;
  }
}

function sizeOf({ identity, gzip, br }: EncodedBody): number {
  return identity.length + gzip.length + br.length;
}
