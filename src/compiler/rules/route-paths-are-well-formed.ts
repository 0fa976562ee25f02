import { parameterNames, parsePattern } from '#routing/pattern.ts';
import type { Rule } from '../check/rule.ts';
import { pathsOf, readPattern } from './route-patterns.ts';

export const routePathsAreWellFormed: Rule = {
  name: 'route-paths-are-well-formed',
  severity: 'error',
  check({ routes }, report) {
    for (const [name, route] of Object.entries(routes?.value.routes ?? {})) {
      const english = readPattern(typeof route.path === 'string' ? route.path : route.path.en);
      const needed = english && parameterNames(english).sort().join(', ');
      for (const { path, pointer } of pathsOf(name, route)) {
        try {
          const given = parameterNames(parsePattern(path)).sort().join(', ');
          if (needed === undefined || given === needed || !routes) continue;
          report(
            routes.placeOf(pointer),
            `The path "${path}" must have the same parameters as the English one (${needed || 'none'}), but has ${given || 'none'}.`,
          );
        } catch (error) {
          if (routes) report(routes.placeOf(pointer), error instanceof Error ? error.message : String(error));
        }
      }
    }
  },
};
