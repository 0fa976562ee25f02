import type { CompiledRoute } from '#contract/release.ts';
import { parseMarketLanguage } from '#routing/href.ts';
import { isCatchAll } from '#routing/localised-path.ts';
import { withSingleSlashes } from '#routing/slashes.ts';
import type { LiveRelease, MarketLanguage } from '../release/live-release.ts';

/** What an address means in a release. */
export type Address =
  | { kind: 'redirect'; location: string }
  | { kind: 'page'; place: MarketLanguage; route: CompiledRoute; params: Record<string, string>; cacheKey: string | null }
  | { kind: 'unknown'; place: MarketLanguage };

/**
 * Finds market, language and route of an address. The cache key holds the path and only those query parameters that the
 * route says change its page, in one order, so that made-up parameters neither render nor fill the cache.
 * @param url path and query as the request line has them
 */
export function resolveAddress(live: LiveRelease, url: string): Address {
  const at = url.indexOf('?');
  const written = at < 0 ? url : url.slice(0, at);
  const query = at < 0 ? '' : url.slice(at + 1);
  const path = withSingleSlashes(written);
  const prefix = parseMarketLanguage(path);
  const place = prefix && live.find(prefix.marketCode, prefix.languageCode);
  const match = place ? place.prefixed.match(prefix.path) : live.fallback.unprefixed.match(path);
  if (!match || isCatchAll(match.route)) {
    const moved = place ? place.movedTo(prefix?.path ?? path, true) : live.fallback.movedTo(path, false);
    if (moved) return { kind: 'redirect', location: withQuery(moved, query) };
  }
  if (path !== written) return { kind: 'redirect', location: withQuery(path, query) };
  if (!match) return { kind: 'unknown', place: place || live.fallback };
  return {
    kind: 'page',
    place: place || live.fallback,
    ...match,
    cacheKey: match.route.cache ? cacheKeyOf(plainPath(path), query, match.route.cache.query) : null,
  };
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

/** One spelling for all that mean the same, `/%74ours` and `/tours`: the path of an address that was found can be decoded. */
function plainPath(path: string): string {
  if (!path.includes('%')) return path;
  return path
    .split('/')
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join('/');
}

function cacheKeyOf(path: string, query: string, counted: readonly string[]): string {
  if (query === '' || counted.length === 0) return path;
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of [...counted].sort()) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
