import type { LanguageCode, RoutesDocument, RoutingStrategy } from '#contract/documents.generated.ts';
import type { CompiledRoute } from '#contract/release.ts';
import type { JsonPointer } from '../../read/json-pointer.ts';
import { isServed } from './needed-routes.ts';
import { pathsOf, readPattern } from './route-patterns.ts';

/** A route as it is matched in one language. */
export interface ServedRoute extends CompiledRoute {
  path: string;
  /** Where the path stands within routes.json. */
  pointer: JsonPointer;
}

/**
 * The routes that a brand has, in one language; none whose path cannot be read. Where a store has a single market no address
 * has a prefix, so that all routes count as those without.
 */
export function servedRoutesIn({ routes }: RoutesDocument, strategy: RoutingStrategy, language: LanguageCode): ServedRoute[] {
  return Object.entries(routes).flatMap(([name, route]) => {
    const { page, flag, guards = [] } = route;
    const paths = pathsOf(name, route);
    const own = paths.find((path) => path.language === language) ?? paths.find((path) => (path.language ?? 'en') === 'en');
    if (!own || !isServed(route, strategy) || !readPattern(own.path)) return [];
    const { path, pointer } = own;
    const prefixed = isPrefixed(route, strategy);
    return [{ name, page, path, pointer, prefixed, layout: 'default', guards, ...(flag !== undefined && { flag }) }];
  });
}

/** Whether market and language stand before the address of a route. */
export function isPrefixed({ prefixed = true }: { prefixed?: boolean }, strategy: RoutingStrategy): boolean {
  return prefixed && strategy === 'multi-market-and-language';
}
