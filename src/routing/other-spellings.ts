import type { CompiledRoute } from '#contract/release.ts';
import { isCatchAll } from './localised-path.ts';
import { createMatcher, type Matcher, type RouteMatch } from './matcher.ts';

/**
 * Finds routes by the paths that they have in other languages or once had, those of the language itself first. The route of
 * a match is the one of today; its parameters stay as they were spelled, since the page that is found tells its own.
 */
export function createOtherSpellings(routes: readonly CompiledRoute[], languageCode: string): Matcher {
  const spelled = routes.filter((route) => !isCatchAll(route));
  const former = spelled.flatMap((route) => (route.formerPaths ?? []).map((path) => ({ ...route, path })));
  const others = languagesOfPaths([...spelled, ...former]).filter((language) => language !== languageCode);
  const matchers = [
    createMatcher(former, languageCode),
    ...others.flatMap((language) => [createMatcher(spelled, language), createMatcher(former, language)]),
  ];
  const today = new Map(spelled.map((route) => [route.name, route]));

  function match(path: string): RouteMatch | null {
    for (const matcher of matchers) {
      const found = matcher.match(path);
      const route = found && today.get(found.route.name);
      if (route) return { route, params: found.params };
    }
    return null;
  }

  return { match };
}

/** Every language in which a route spells its path, those that the market does not speak among them. */
function languagesOfPaths(routes: readonly CompiledRoute[]): string[] {
  return [...new Set(routes.flatMap(({ path }) => (typeof path === 'string' ? [] : Object.keys(path))))];
}
