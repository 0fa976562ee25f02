import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PreparedData, RenderedRedirect } from '#app/entry-server.tsx';
import type { CachePolicy } from '#contract/documents.generated.ts';
import { buildParameter, type PagePayload, payloadSuffix } from '#contract/page-payload.ts';
import { languageParameter } from '#routing/language-parameter.ts';
import type { LiveRelease, MarketLanguage } from '../release/live-release.ts';
import { type CachedPage, PageCache } from '../render/page-cache.ts';
import type { PageAnswer, PageRenderer } from '../render/page-renderer.ts';
import { type Address, resolveAddress } from '../render/resolve-address.ts';
import { sendCached, toCached, writeCached } from './cached-answer.ts';

export interface PagesInput {
  renderer: PageRenderer;
  live: () => LiveRelease;
  /** Market and language of a checkout that the visitor owns, for addresses without a prefix; null where there is none. */
  checkoutPlace: (request: FastifyRequest, checkoutId: string) => Promise<MarketLanguage | null>;
  /** Whether a visitor previews the store: pages are then rendered anew and kept nowhere. */
  isPreview: (cookieHeader: string | undefined) => boolean;
  onCacheHit: () => void;
}

export interface Pages {
  /** Serves a cached page straight from Node's server; answers false where the application must look. */
  serveCached(request: IncomingMessage, response: ServerResponse): boolean;
  register(app: FastifyInstance): void;
  /** Forgets all pages: another release or catalogue is live. */
  clear(): void;
  /** How many pages and payloads are kept. */
  countCached(): number;
}

const maxCacheBytes = 256 * 1024 * 1024;
const maxPayloadBytes = 64 * 1024 * 1024;

export function createPages({ renderer, live, checkoutPlace, isPreview, onCacheHit }: PagesInput): Pages {
  const cache = new PageCache({ maxBytes: maxCacheBytes });
  const payloads = new PageCache({ maxBytes: maxPayloadBytes });

  /** A checkout of somebody else does not exist for this visitor. */
  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const release = live();
    const [path = '', query = ''] = request.url.split('?', 2);
    if (path.endsWith(payloadSuffix)) return answerPayload(request, reply, release, pageOfPayload(path, query));
    const address = resolveAddress(release, request.url);
    if (address.kind === 'redirect') return redirect(reply, await lastLocation(request, reply, release, address.location), 308);
    const isPreviewed = isPreview(request.headers.cookie);
    if (isPreviewed) reply.header('x-robots-tag', 'noindex');
    if (address.kind === 'page' && address.cacheKey !== null && !isPreviewed) {
      const answer = await answerCached(request, reply, release, address, address.cacheKey);
      return 'etag' in answer ? sendCached(request.raw, reply, answer) : sendUncached(reply, answer);
    }
    const checkoutId = address.kind === 'page' ? address.params.checkoutId : undefined;
    const own =
      checkoutId === undefined ? null : await checkoutPlace(request, checkoutId).catch((error: unknown) => unavailable(request, error));
    if (own === 'unavailable') {
      const config = await inWantedLanguage(request, release, address.place).config();
      const html = await renderer.renderError({ url: request.url, route: null, config, live: release }, 503);
      return sendUncached(reply, { kind: 'html', status: 503, html });
    }
    const exists = address.kind === 'page' && (checkoutId === undefined || own !== null);
    const route = exists ? address.route : null;
    const place = inWantedLanguage(request, release, own ?? address.place);
    const answer = await render({ url: request.url, route, config: await place.config(), live: release }, request);
    return sendUncached(reply, answer);
  }

  /**
   * The data of a public page alone, by the same rules as the page: the same parameters count, and it is kept as long.
   * @param url of the page
   */
  async function answerPayload(request: FastifyRequest, reply: FastifyReply, release: LiveRelease, url: string): Promise<FastifyReply> {
    const address = resolveAddress(release, url);
    const build = renderer.buildOf(release);
    if (address.kind === 'redirect') return sendPayload(reply, { build, redirect: { status: 308, location: address.location } });
    if (address.kind !== 'page' || address.cacheKey === null) return reply.code(404).header('cache-control', 'no-store').send();
    const { place, route, cacheKey } = address;
    const policy = route.cache as CachePolicy;
    let uncached: PreparedData | RenderedRedirect | undefined;
    const load = async () => renderer.loadData({ url: cacheKey, route, config: await place.config(), live: release });
    const keep = async () => {
      const answer = await load();
      if (answer.kind === 'data' && answer.status === 200)
        return toCached(payloadText({ build, data: answer.data }), jsonType, policy, reply);
      uncached = answer;
      return null;
    };
    const kept = isPreview(request.headers.cookie) ? null : await payloads.fetch(cacheKey, keep);
    if (kept) return sendCached(request.raw, reply, kept);
    const answer = uncached ?? (await load());
    if (answer.kind === 'redirect') {
      const location = withUncountedQuery(answer.location, url, policy.query);
      return sendPayload(reply, { build, redirect: { status: answer.status, location } });
    }
    if (answer.status !== 200) return reply.code(answer.status).header('cache-control', 'no-store').send();
    return sendPayload(reply, { build, data: answer.data });
  }

  /** Addresses without a prefix name no language: a checkout has one, and the query parameter may name another of its market. */
  function inWantedLanguage(request: FastifyRequest, release: LiveRelease, place: MarketLanguage): MarketLanguage {
    const wanted = new URLSearchParams(request.url.split('?')[1]).get(languageParameter);
    return (wanted && release.find(place.market.code, wanted)) || place;
  }

  /**
   * Where a redirect ends: a page may know a better address for itself, as with a slug in the language of the place, and
   * visitors should be sent on once. The page that is rendered for it is the one they ask for next.
   */
  async function lastLocation(request: FastifyRequest, reply: FastifyReply, release: LiveRelease, location: string): Promise<string> {
    const address = resolveAddress(release, location);
    if (address.kind !== 'page' || address.cacheKey === null) return location;
    const answer = await answerCached(request, reply, release, address, address.cacheKey, location);
    return 'kind' in answer && answer.kind === 'redirect' ? answer.location : location;
  }

  /** @param url what was asked for, whose query a redirect keeps */
  async function answerCached(
    request: FastifyRequest,
    reply: FastifyReply,
    release: LiveRelease,
    { place, route }: Extract<Address, { kind: 'page' }>,
    key: string,
    url = request.url,
  ): Promise<CachedPage | PageAnswer> {
    const policy = route.cache as CachePolicy;
    let uncached: PageAnswer | undefined;
    const page = await cache.fetch(key, async () => {
      const answer = await render({ url: key, route, config: await place.config(), live: release }, request);
      if (answer.kind === 'html' && answer.status === 200) return toCached(answer.html, htmlType, policy, reply);
      uncached = answer;
      return null;
    });
    if (page) return page;
    const answer = uncached ?? (await render({ url: key, route, config: await place.config(), live: release }, request));
    return answer.kind === 'redirect' ? { ...answer, location: withUncountedQuery(answer.location, url, policy.query) } : answer;
  }

  async function render(input: Parameters<PageRenderer['render']>[0], request: FastifyRequest): Promise<PageAnswer> {
    try {
      return await renderer.render(input);
    } catch (error) {
      request.log.error({ err: error, path: request.url.split('?')[0] }, 'Error while rendering a page');
      return renderer.renderFailure(input);
    }
  }

  return {
    serveCached: (request, response) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      if (isPreview(request.headers.cookie)) return false;
      const page = cache.fresh(keyOf(request.url ?? '/'));
      if (!page) return false;
      onCacheHit();
      writeCached(request, response, page);
      return true;
    },
    register: (app) => {
      app.get('/*', answerPage);
    },
    clear: () => {
      cache.clear();
      payloads.clear();
    },
    countCached: () => cache.size + payloads.size,
  };

  function keyOf(url: string): string {
    if (!url.includes('?')) return url;
    const address = resolveAddress(live(), url);
    return address.kind === 'page' ? (address.cacheKey ?? '') : '';
  }
}

const htmlType = 'text/html; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

function payloadText(payload: PagePayload): string {
  return JSON.stringify(payload);
}

function sendPayload(reply: FastifyReply, payload: PagePayload): FastifyReply {
  return reply.header('cache-control', 'no-store').type(jsonType).send(payloadText(payload));
}

/** The address of the page whose data is asked for. */
function pageOfPayload(path: string, query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(buildParameter);
  const page = path.slice(0, -payloadSuffix.length) || '/';
  return parameters.size > 0 ? `${page}?${parameters}` : page;
}

function sendUncached(reply: FastifyReply, answer: PageAnswer): FastifyReply {
  if (answer.kind === 'redirect') return redirect(reply, answer.location, answer.status);
  return reply.code(answer.status).header('cache-control', 'no-store').type(htmlType).send(answer.html);
}

/** Who owns a checkout cannot be found out now: a person stands there, who is told so on a page. */
function unavailable(request: FastifyRequest, error: unknown): 'unavailable' {
  request.log.error({ reason: error instanceof Error ? error.name : 'unknown' }, 'A checkout could not be located');
  return 'unavailable';
}

/** Not to be kept: an address that moved may move back, and browsers would then go to and fro for ever. */
function redirect(reply: FastifyReply, location: string, status: number): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(location, status);
}

/** Pages are rendered without the parameters that do not count; a redirect keeps them. */
function withUncountedQuery(location: string, url: string, counted: readonly string[]): string {
  const asked = new URLSearchParams(url.split('?')[1]);
  for (const name of counted) asked.delete(name);
  if (asked.size === 0) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${asked}`;
}
