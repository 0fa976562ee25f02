import type { Route, RoutesDocument } from '#contract/documents.generated.ts';
import { type Pattern, parameterNames, parsePattern, patternShape } from '#routing/pattern.ts';
import type { Rule } from '../check/rule.ts';
import { languagesIn } from '../check/walk.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { languagesOf } from '../resolve/resolved-store.ts';
import { pathsOf, readPattern } from './route-patterns.ts';

export const formerPathsLeadOn: Rule = {
  name: 'former-paths-lead-on',
  severity: 'error',
  check(store, report) {
    const { routes, brand } = store;
    if (!routes || !brand) return;
    const languages = languagesOf(store);
    for (const [name, route] of Object.entries(routes.value.routes)) {
      for (const { path, pointer, language } of formerPathsOf(name, route)) {
        const problem = problemOf(path, language ? [language] : languages, name, routes.value.routes);
        if (problem) report(routes.placeOf(pointer), problem);
      }
    }
  },
};

interface FormerPath {
  path: string;
  pointer: JsonPointer;
  /** Undefined where the path was that of all languages. */
  language: string | undefined;
}

function formerPathsOf(name: string, { formerPaths = [] }: Route): FormerPath[] {
  return formerPaths.flatMap((former, index): FormerPath[] => {
    const pointer = `${child('/routes', name)}/formerPaths/${index}`;
    if (typeof former === 'string') return [{ path: former, pointer, language: undefined }];
    return languagesIn(former).map(([language, path]) => ({ path, pointer: child(pointer, language), language }));
  });
}

function problemOf(path: string, languages: readonly string[], name: string, routes: RoutesDocument['routes']): string | undefined {
  const route = routes[name] as Route;
  let pattern: Pattern;
  try {
    pattern = parsePattern(path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const now = readPattern(typeof route.path === 'string' ? route.path : route.path.en);
  const [had, needs] = [pattern, now ?? pattern].map((read) => parameterNames(read).sort().join(', '));
  if (had !== needs)
    return `The former path "${path}" must have the same parameters as the path of today (${needs || 'none'}), but has ${had || 'none'}.`;
  const shape = patternShape(pattern);
  const owners = languages.map((language) => ownerOf(shape, language, route.prefixed ?? true, routes));
  // A route that moved in one language alone still stands at the same path in others.
  const isOwnEverywhere = owners.every((owner) => owner === name);
  const owner = owners.find((other) => other !== undefined && (isOwnEverywhere || other !== name));
  return owner === undefined ? undefined : `The former path "${path}" is in use: it is the address of the route "${owner}" today.`;
}

/** The route that has an address today, among those with or without a prefix alike. */
function ownerOf(shape: string, language: string, prefixed: boolean, routes: RoutesDocument['routes']): string | undefined {
  return Object.entries(routes).find(([name, route]) => {
    if ((route.prefixed ?? true) !== prefixed) return false;
    const paths = pathsOf(name, route);
    const own = paths.find((path) => path.language === language) ?? paths.find((path) => (path.language ?? 'en') === 'en');
    const pattern = own && readPattern(own.path);
    return pattern !== undefined && patternShape(pattern) === shape;
  })?.[0];
}
