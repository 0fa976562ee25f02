import { type Pattern, parameterNames, parsePattern } from '#routing/pattern.ts';
import type { Report, Rule } from '../../check/rule.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import { toSlug } from '../pages/slugs.ts';
import { hasForeignParameter } from './foreign-parameters.ts';
import { meantPath } from './meant-paths.ts';
import { pathsOf, readPattern } from './route-patterns.ts';

export const routePathsAreWellFormed: Rule = {
  name: 'route-paths-are-well-formed',
  severity: 'error',
  check({ routes }, report) {
    if (!routes) return;
    for (const [name, route] of Object.entries(routes.value.routes)) {
      const english = readPattern(typeof route.path === 'string' ? route.path : route.path.en);
      for (const { path, pointer } of pathsOf(name, route)) checkPath(path, english, () => routes.placeOf(pointer), report);
    }
  },
};

function checkPath(path: string, english: Pattern | undefined, placeOf: () => Place, report: Report): void {
  if (hasForeignParameter(path)) {
    report(placeOf(), `In the path "${path}" a parameter is written as for another program; here it looks like {slug}.`, meantPath(path));
    return;
  }
  let pattern: Pattern;
  try {
    pattern = parsePattern(path);
  } catch (error) {
    report(placeOf(), error instanceof Error ? error.message : String(error), meantPath(path));
    return;
  }
  const parts = pattern.flatMap((segment) => (segment.type === 'static' ? [segment.text] : []));
  const malformed = parts.find((part) => toSlug(part) !== part);
  if (malformed !== undefined) {
    const message = `In the path "${path}" the part "${malformed}" has more than small letters without accents, digits and single hyphens.`;
    report(placeOf(), message, meantPath(path));
    return;
  }
  const [given, needed] = [pattern, english].map((read) => read && parameterNames(read).sort().join(', '));
  if (needed === undefined || given === needed) return;
  report(
    placeOf(),
    `The path "${path}" must have the same parameters as the English one (${needed || 'none'}), but has ${given || 'none'}.`,
  );
}
