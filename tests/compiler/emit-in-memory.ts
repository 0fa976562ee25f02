import { createHash } from 'node:crypto';
import type { Cache } from '#compiler/emit/cache.ts';
import { emitRelease } from '#compiler/emit/emit-release.ts';
import type { CheckResult } from '#compiler/index.ts';
import type { Sources } from '#compiler/read/sources.ts';
import { completeStore } from '#compiler/resolve/complete-store.ts';
import type { Schemas } from '#compiler/validate/schemas.ts';
import type { Release } from '#contract/release.ts';

/** A release with the content of its public files, nothing of it written. */
export interface ReleaseInMemory {
  release: Release;
  /** By name; of binary files the SHA-256. */
  files: Record<string, string>;
}

export async function emitInMemory(
  store: CheckResult['store'],
  sources: Sources,
  schemas: Schemas,
  cache: Cache = createMemoryCache(),
): Promise<ReleaseInMemory> {
  const emitted = await emitRelease(completeStore(store), sources, schemas, cache);
  const files = [...emitted.files.entries()].map(([name, content]) => [
    name,
    typeof content === 'string' ? content : createHash('sha256').update(content).digest('hex'),
  ]);
  return { release: emitted.release, files: Object.fromEntries(files) };
}

export function createMemoryCache(): Cache {
  const made = new Map<string, Promise<Buffer>>();
  return {
    get(key, make) {
      const kept = made.get(key) ?? make().then((content) => Buffer.from(content));
      made.set(key, kept);
      return kept;
    },
  };
}
