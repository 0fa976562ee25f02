import type { RoutingStrategy } from '#contract/documents.generated.ts';
import type { CompiledRoute } from '#contract/release.ts';
import { pathInLanguage } from './localised-path.ts';
import { type Pattern, parsePattern } from './pattern.ts';

export interface MarketLanguagePath {
  marketCode: string;
  languageCode: string;
  /** What follows the prefix, at least a slash. */
  path: string;
}

/** Where an address leads: the prefix's market and language, and the parameters that are spelled in the path. */
export interface HrefInput {
  route: CompiledRoute;
  params?: Record<string, string>;
  query?: Record<string, string> | undefined;
  marketCode: string;
  languageCode: string;
  routingStrategy: RoutingStrategy;
}

const prefixForm = /^\/([a-z]{2,10})-([a-z]{2})(\/.*)?$/;

/**
 * The path of a route after its prefix.
 * @throws Error where a parameter of the path has no value, since no address can be made then.
 */
export function buildPath(route: CompiledRoute, params: Record<string, string>, languageCode: string): string {
  const segments = patternOf(pathInLanguage(route.path, languageCode)).map((segment) => {
    if (segment.type === 'static') return segment.text;
    const value = params[segment.name];
    if (!value) throw new Error(`The route "${route.name}" needs a value for its parameter "${segment.name}".`);
    return segment.type === 'rest' ? value.split('/').map(encodeURIComponent).join('/') : encodeURIComponent(value);
  });
  return `/${segments.join('/')}`;
}

/** Read patterns: a release has few, and every link of every page needs one. */
const patterns = new Map<string, Pattern>();

function patternOf(path: string): Pattern {
  const pattern = patterns.get(path) ?? parsePattern(path);
  patterns.set(path, pattern);
  return pattern;
}

/** `/{market}-{language}` for a prefixed route of a store with many markets, nothing otherwise. */
export function marketPrefix(route: CompiledRoute, marketCode: string, languageCode: string, routingStrategy: RoutingStrategy): string {
  if (!route.prefixed || routingStrategy === 'single-market-and-language') return '';
  return `/${marketCode}-${languageCode}`;
}

/** The whole address of a route within the store, with prefix and query; never with a slash at its end but for `/` itself. */
export function buildHref({ route, params = {}, query, marketCode, languageCode, routingStrategy }: HrefInput): string {
  const prefix = marketPrefix(route, marketCode, languageCode, routingStrategy);
  const path = buildPath(route, params, languageCode);
  return withQuery(prefix && path === '/' ? prefix : prefix + path, query);
}

/** An address with query parameters; those that it has stay. */
export function withQuery(address: string, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  if (!search) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${search}`;
}

/** Splits `/be-fr/circuits` into market, language and the rest; null where the path has no such prefix. */
export function parseMarketLanguage(path: string): MarketLanguagePath | null {
  const match = prefixForm.exec(path);
  if (!match?.[1] || !match[2]) return null;
  return { marketCode: match[1], languageCode: match[2], path: match[3] ?? '/' };
}
