import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { CachePolicy } from '#contract/documents.generated.ts';
import { chooseEncoding, encodeBody, etagOf } from '../render/encode-body.ts';
import type { CachedPage } from '../render/page-cache.ts';

/** What every answer carries (security headers) is kept with the page, so that a cached one carries it too. */
export async function toCached(text: string, contentType: string, policy: CachePolicy, reply: FastifyReply): Promise<CachedPage> {
  const kept = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'set-cookie');
  const etag = etagOf(text);
  const headers = {
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    'content-type': contentType,
    'cache-control': `public, max-age=0, s-maxage=${policy.sMaxAge}, stale-while-revalidate=${policy.staleWhileRevalidate}`,
    vary: 'Accept-Encoding',
    etag,
  };
  const body = await encodeBody(text);
  return {
    status: 200,
    headers: rawHeaders(headers),
    bodyHeaders: {
      identity: rawHeaders({ ...headers, 'content-length': String(body.identity.length) }),
      gzip: rawHeaders({ ...headers, 'content-length': String(body.gzip.length), 'content-encoding': 'gzip' }),
      br: rawHeaders({ ...headers, 'content-length': String(body.br.length), 'content-encoding': 'br' }),
    },
    body,
    etag,
    freshUntil: Date.now() + policy.sMaxAge * 1000,
    keptUntil: Date.now() + (policy.sMaxAge + policy.staleWhileRevalidate) * 1000,
  };
}

function rawHeaders(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}

/** Sends a kept answer past Fastify, which would encode it anew. */
export function sendCached(request: IncomingMessage, reply: FastifyReply, page: CachedPage): FastifyReply {
  reply.hijack();
  writeCached(request, reply.raw, page);
  return reply;
}

/** Writes a kept answer in the encoding that the visitor likes best, or that there is nothing new. */
export function writeCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (namesTag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  response.writeHead(page.status, page.bodyHeaders[encoding]);
  response.end(request.method === 'HEAD' ? undefined : page.body[encoding]);
}

/** Whether the visitor has the page already. Caches on the way, which encode it anew, mark a tag as weak. */
function namesTag(header: string | undefined, etag: string): boolean {
  return header === etag || (header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false);
}
