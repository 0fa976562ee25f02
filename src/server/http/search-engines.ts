import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { LiveRelease } from '../release/live-release.ts';
import { chooseEncoding, type EncodedBody, encodeBody, etagOf } from '../render/encode-body.ts';
import { robots } from '../render/robots.ts';
import { sitemapIndex, sitemapOf, sitemapPath } from '../render/sitemaps.ts';
import { namesTag } from './cached-answer.ts';

export interface SearchEnginesInput {
  publicOrigin: string;
  live: () => LiveRelease;
}

interface KeptFile {
  etag: string;
  body: EncodedBody;
}

const maxKeptBytes = 32 * 1024 * 1024;
const maxAgeSeconds = 3600;
const sitemapForm = /^\/sitemaps\/([a-z]+)-([a-z]{2})(?:-([1-9]\d{0,4}))?\.xml$/;

/** What only search engines ask for: robots.txt, the list of sitemaps, and a sitemap for each market and language. */
export function registerSearchEngines(app: FastifyInstance, { publicOrigin, live }: SearchEnginesInput): void {
  const kept = new LRUCache<string, KeptFile>({
    maxSize: maxKeptBytes,
    sizeCalculation: ({ body }) => body.identity.length + body.gzip.length + body.br.length,
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${maxAgeSeconds}`)
      .send(robots(live().release.brand, publicOrigin)),
  );
  app.get('/sitemap.xml', (request, reply) => sendKept(request, reply, () => sitemapIndex(live(), publicOrigin)));
  app.get('/sitemaps/:file', (request, reply) => sendKept(request, reply, () => findSitemap(request.url)));

  async function findSitemap(url: string): Promise<string | null> {
    const [, marketCode = '', languageCode = '', part = '1'] = sitemapForm.exec(url.split('?')[0] ?? '') ?? [];
    const release = live();
    const place = release.find(marketCode, languageCode);
    const isSpelledAsListed = place && sitemapPath(place, Number(part)) === url.split('?')[0];
    return isSpelledAsListed ? sitemapOf(release, publicOrigin, place, Number(part)) : null;
  }

  async function sendKept(request: FastifyRequest, reply: FastifyReply, make: () => Promise<string | null>): Promise<FastifyReply> {
    const key = `${live().release.hash} ${request.url.split('?')[0]}`;
    const file = kept.get(key) ?? (await keep(key, make));
    if (!file)
      return reply.code(404).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send('There is no such sitemap.');
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    reply
      .type('application/xml; charset=utf-8')
      .headers({ 'cache-control': `public, max-age=${maxAgeSeconds}`, vary: 'Accept-Encoding', etag: file.etag });
    if (namesTag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(file.body[encoding]);
  }

  async function keep(key: string, make: () => Promise<string | null>): Promise<KeptFile | null> {
    const xml = await make();
    if (xml === null) return null;
    const file = { etag: etagOf(xml), body: await encodeBody(xml) };
    kept.set(key, file);
    return file;
  }
}
