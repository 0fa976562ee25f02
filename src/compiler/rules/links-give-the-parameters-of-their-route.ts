import type { Route } from '#contract/documents.generated.ts';
import { parameterNames } from '#routing/pattern.ts';
import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { lackingParameters } from './needed-routes.ts';
import { isOfACheckout } from './personal-screens.ts';
import { readPattern } from './route-patterns.ts';

export const linksGiveTheParametersOfTheirRoute: Rule = {
  name: 'links-give-the-parameters-of-their-route',
  severity: 'error',
  visit(store, report) {
    const parameters = new Map(Object.entries(store.routes?.value.routes ?? {}).flatMap(parametersOf));
    return {
      link(value, at) {
        const needed = value.type === 'route' ? parameters.get(value.route) : undefined;
        if (value.type !== 'route' || !needed) return;
        const given = Object.keys(value.params ?? {});
        const unknown = given.filter((name) => !needed.includes(name));
        for (const name of unknown) {
          const place = at.keyPlace('params', name);
          report(place, `The path of the route "${value.route}" has no parameter "${name}".`, suggest(name, needed));
        }
        const absent = needed.filter((name) => !given.includes(name) && !unknown.some((written) => suggest(written, needed) === name));
        for (const name of absent) {
          const place = at.place('route');
          report(place, `A link to the route "${value.route}" must say in "params" what its "${name}" is.`);
        }
      },
    };
  },
};

type Parameters = [route: string, names: readonly string[]];

/** Nothing of a route that other rules tell something of. */
function parametersOf([name, route]: [string, Route]): Parameters[] {
  const pattern = readPattern(typeof route.path === 'string' ? route.path : route.path.en);
  if (!pattern || lackingParameters(name, route) !== undefined || isOfACheckout(route)) return [];
  return [[name, parameterNames(pattern)]];
}
