import type { Route } from '#contract/documents.generated.ts';
import { parameterNames } from '#routing/pattern.ts';
import { queryOfScreen } from '#routing/screen-queries.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { lackingParameters } from '../routes/needed-routes.ts';
import { isOfACheckout } from '../routes/personal-screens.ts';
import { readPattern } from '../routes/route-patterns.ts';

export const linksGiveTheParametersOfTheirRoute: Rule = {
  name: 'links-give-the-parameters-of-their-route',
  severity: 'error',
  visit(store, report) {
    const { routes } = store.routes?.value ?? { routes: {} };
    const parameters = new Map(Object.entries(routes).flatMap(parametersOf));
    const design = Object.keys(routes).find((name) => routes[name]?.page === 'designYourOwnTour');
    return {
      link(value, at) {
        const needed = value.type === 'route' ? parameters.get(value.route) : undefined;
        if (value.type !== 'route' || !needed) return;
        const given = Object.keys(value.params ?? {});
        const page = routes[value.route]?.page ?? 'home';
        const unknown = given.filter((name) => !needed.includes(name));
        for (const name of unknown) {
          const place = at.keyPlace('params', name);
          const elsewhere = queryOfScreen(page)?.includes(name) ? `; it belongs in "query"` : '';
          report(place, `The path of the route "${value.route}" has no parameter "${name}"${elsewhere}.`, suggest(name, needed));
        }
        const absent = needed.filter((name) => !given.includes(name) && !unknown.some((written) => suggest(written, needed) === name));
        for (const name of absent) {
          const message = `A link to the route "${value.route}" must say in "params" what its "${name}" is`;
          if (page === 'customTour') report(at.place('route'), `${message}: it shows a tour that one visitor designed.`, design);
          else report(at.place('route'), `${message}.`);
        }
        if (page === 'planner' && !namesATour([...given, ...Object.keys(value.query ?? {})])) {
          const message = `A link to the route "${value.route}" must say in "query" what its "tourId" is; one of the type "tour" leads to that tour in every market.`;
          report(at.place('route'), message);
        }
      },
    };
  },
};

/** That a name is misspelt, or stands elsewhere, is told at its place. */
function namesATour(names: readonly string[]): boolean {
  return names.some((name) => name === 'tourId' || suggest(name, ['tourId']) !== undefined);
}

type Parameters = [route: string, names: readonly string[]];

/** Nothing of a route that other rules tell something of. */
function parametersOf([name, route]: [string, Route]): Parameters[] {
  const pattern = readPattern(typeof route.path === 'string' ? route.path : route.path.en);
  if (!pattern || lackingParameters(name, route) !== undefined || isOfACheckout(route)) return [];
  return [[name, parameterNames(pattern)]];
}
