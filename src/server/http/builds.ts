import type { FastifyInstance } from 'fastify';
import type { CachePolicy } from '#contract/documents.generated.ts';
import type { LatestBuild } from '#contract/page-payload.ts';
import type { CompiledPath, CompiledRoute } from '#contract/release.ts';
import { serverPaths } from '#contract/server-paths.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { indexedPlaces } from '../render/indexed-places.ts';

export interface BuildsInput {
  live: () => LiveRelease;
  buildOf: (live: LiveRelease) => string;
}

/** How the addresses of one build are to be treated by what stands before the store. */
interface BuildMeta {
  id: string;
  /** Routes with their paths by language, and for how long a page of each may be kept; null for those that must not be. */
  matcher: { route: string; path: CompiledPath; prefixed: boolean; cache: CachePolicy | null }[];
  /** Pages that answer without a visitor's own data, and whose data alone is found beside them. */
  prerendered: string[];
}

/** Which version the store runs, and the rules of its addresses. */
export function registerBuilds(app: FastifyInstance, { live, buildOf }: BuildsInput): void {
  const since = new WeakMap<LiveRelease, number>();

  app.get(`${serverPaths.builds}/latest.json`, async (_request, reply) => {
    const release = live();
    const timestamp = since.get(release) ?? Date.now();
    since.set(release, timestamp);
    return reply.header('cache-control', 'no-cache').send({ id: buildOf(release), timestamp } satisfies LatestBuild);
  });

  app.get<{ Params: { file: string } }>(`${serverPaths.builds}/meta/:file`, async ({ params }, reply) => {
    const release = live();
    if (params.file !== `${buildOf(release)}.json`) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send(metaOf(release, buildOf(release)));
  });
}

function metaOf(live: LiveRelease, id: string): BuildMeta {
  const routes = new Map<string, CompiledRoute>(
    live.release.markets.flatMap((market) => market.routes.map((route) => [route.name, route])),
  );
  return {
    id,
    matcher: [...routes.values()].map(({ name, path, prefixed, cache = null }) => ({ route: name, path, prefixed, cache })),
    prerendered: live.marketLanguages.flatMap((place) =>
      indexedPlaces(live)
        .pagesIn(place)
        .map(({ href }) => href),
    ),
  };
}
