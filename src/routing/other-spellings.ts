import type { CompiledRoute } from '#contract/release.ts';
import { isCatchAll } from './localised-path.ts';
import { createMatcher, type Matcher, type RouteMatch } from './matcher.ts';

/**
 * Finds routes by the paths that they have in other languages or once had, those of the language itself first. The route of
 * a match is the one of today; its parameters stay as they were spelled, since the page that is found tells its own.
 */
export function createOtherSpellings(routes: readonly CompiledRoute[], languageCode: string): Matcher {
  const spelled = routes.filter((route) => !isCatchAll(route));
  const others = languagesOfPaths(spelled).filter((language) => language !== languageCode);
  const matchers = [
    formerMatcher(spelled, languageCode),
    ...others.flatMap((language) => [createMatcher(spelled, language), formerMatcher(spelled, language)]),
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

/** A matcher over the paths that routes once had in a language. */
function formerMatcher(routes: readonly CompiledRoute[], languageCode: string): Matcher {
  const former = routes.flatMap((route) =>
    (route.formerPaths ?? []).flatMap((path) => {
      const own = typeof path === 'string' ? path : (path[languageCode] ?? path.en);
      return own === undefined ? [] : { ...route, path: own };
    }),
  );
  return createMatcher(former, languageCode);
}

/** Every language in which a route spells its path or once did, those that the market does not speak among them. */
function languagesOfPaths(routes: readonly CompiledRoute[]): string[] {
  const paths = routes.flatMap(({ path, formerPaths = [] }) => [path, ...formerPaths]);
  return [...new Set(paths.flatMap((path) => (typeof path === 'string' ? [] : Object.keys(path))))];
}
