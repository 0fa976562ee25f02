import type { Route, RoutesDocument } from '#contract/documents.generated.ts';
import { type Pattern, parameterNames, parsePattern, patternShape } from '#routing/pattern.ts';
import type { Rule } from '../check/rule.ts';
import { languagesIn } from '../check/words.ts';
import { child, type JsonPointer } from '../read/json-pointer.ts';
import { languagesOf } from '../resolve/resolved-store.ts';
import { pathsOf, readPattern } from './route-patterns.ts';

export const formerPathsLeadOn: Rule = {
  name: 'former-paths-lead-on',
  severity: 'error',
  visit({ routes, brand }, report) {
    if (!routes || !brand) return {};
    return {
      end(markets) {
        const languages = languagesOf({ markets });
        for (const [name, { formerPaths = [] }] of Object.entries(routes.value.routes)) {
          for (const [index, former] of formerPaths.entries()) {
            const pointer = `${child('/routes', name)}/formerPaths/${index}`;
            const problems = problemsOf(former, pointer, name, languages, routes.value.routes);
            for (const { place, message } of problems) report(routes.placeOf(place), message);
          }
        }
      },
    };
  },
};

type FormerPath = NonNullable<Route['formerPaths']>[number];
type Routes = RoutesDocument['routes'];

interface Problem {
  place: JsonPointer;
  message: string;
}

function problemsOf(former: FormerPath, pointer: JsonPointer, name: string, languages: readonly string[], routes: Routes): Problem[] {
  const written = typeof former === 'string' ? [{ path: former, place: pointer }] : languagesIn(former).map(placeIn(pointer));
  const problems = written.flatMap(({ path, place }) => {
    const message = malformed(path, routes[name] as Route);
    return message === undefined ? [] : [{ place, message }];
  });
  if (problems.length > 0) return problems;

  const asked = languages.map((language) => {
    const own = written.find(({ place }) => place === child(pointer, language));
    const { path, place } = own ??
      written.find((entry) => entry.place === child(pointer, 'en')) ?? { path: former as string, place: pointer };
    return { path, place, owner: ownerOf(patternShape(parsePattern(path)), language, routes[name]?.prefixed ?? true, routes) };
  });
  // A route that moved in one language alone still stands at the same path in others.
  const isIdle = asked.every(({ owner }) => owner === name);
  const taken = asked.find(({ owner }) => owner !== undefined && (isIdle || owner !== name));
  if (!taken) return [];
  const message = `The former path "${taken.path}" is in use: it is the address of the route "${taken.owner}" today.`;
  return [{ place: isIdle ? pointer : taken.place, message }];
}

function placeIn(pointer: JsonPointer): (text: [language: string, path: string]) => { path: string; place: JsonPointer } {
  return ([language, path]) => ({ path, place: child(pointer, language) });
}

function malformed(path: string, route: Route): string | undefined {
  let pattern: Pattern;
  try {
    pattern = parsePattern(path);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const now = readPattern(typeof route.path === 'string' ? route.path : route.path.en);
  const [had, needs] = [pattern, now ?? pattern].map((read) => parameterNames(read).sort().join(', '));
  if (had === needs) return undefined;
  return `The former path "${path}" must have the same parameters as the path of today (${needs || 'none'}), but has ${had || 'none'}.`;
}

/** The route that has an address today, among those with or without a prefix alike. */
function ownerOf(shape: string, language: string, prefixed: boolean, routes: Routes): string | undefined {
  return Object.entries(routes).find(([name, route]) => {
    if ((route.prefixed ?? true) !== prefixed) return false;
    const paths = pathsOf(name, route);
    const own = paths.find((path) => path.language === language) ?? paths.find((path) => (path.language ?? 'en') === 'en');
    const pattern = own && readPattern(own.path);
    return pattern !== undefined && patternShape(pattern) === shape;
  })?.[0];
}
