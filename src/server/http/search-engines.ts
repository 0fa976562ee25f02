import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverPaths } from '#contract/server-paths.ts';
import type { LiveRelease } from '../release/live-release.ts';
import { PageCache } from '../render/page-cache.ts';
import { robots } from '../render/robots.ts';
import { sitemapIndex, sitemapOf, sitemapPath } from '../render/sitemaps.ts';
import { sendCached, toCached } from './cached-answer.ts';

export interface SearchEnginesInput {
  publicOrigin: string;
  live: () => LiveRelease;
}

const maxKeptBytes = 32 * 1024 * 1024;
const xmlType = 'application/xml; charset=utf-8';
const policy = { sMaxAge: 3600, staleWhileRevalidate: 86_400, query: [] };
const sitemapForm = /^\/sitemaps\/([a-z]+)-([a-z]{2})(?:-([1-9]\d{0,4}))?\.xml$/;

/** What only search engines ask for: robots.txt, the list of sitemaps, and a sitemap for each market and language. */
export function registerSearchEngines(app: FastifyInstance, { publicOrigin, live }: SearchEnginesInput): void {
  const sitemaps = new PageCache({ maxBytes: maxKeptBytes });

  app.get(serverPaths.robots, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${policy.sMaxAge}`)
      .send(robots(live().release.brand, publicOrigin)),
  );
  app.get(serverPaths.sitemap, (request, reply) => sendKept(request, reply, () => sitemapIndex(live(), publicOrigin)));
  app.get(`${serverPaths.sitemaps}/:file`, (request, reply) => sendKept(request, reply, () => findSitemap(request.url)));

  async function findSitemap(url: string): Promise<string | null> {
    const [, marketCode = '', languageCode = '', part = '1'] = sitemapForm.exec(url.split('?')[0] ?? '') ?? [];
    const release = live();
    const place = release.find(marketCode, languageCode);
    const isSpelledAsListed = place && sitemapPath(place, Number(part)) === url.split('?')[0];
    return isSpelledAsListed ? sitemapOf(release, publicOrigin, place, Number(part)) : null;
  }

  async function sendKept(request: FastifyRequest, reply: FastifyReply, make: () => Promise<string | null>): Promise<FastifyReply> {
    const sitemap = await sitemaps.fetch(`${live().release.hash} ${request.url.split('?')[0]}`, async () => {
      const xml = await make();
      return xml === null ? null : toCached(xml, xmlType, policy, reply);
    });
    if (sitemap) return sendCached(request.raw, reply, sitemap);
    return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('There is no such sitemap.');
  }
}
