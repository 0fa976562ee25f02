import { parameterNames } from '#routing/pattern.ts';
import type { Rule } from '../check/rule.ts';
import { linksOf } from '../check/walk.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { takesNeededParameters } from './needed-routes.ts';
import { isOfACheckout } from './personal-screens.ts';
import { readPattern } from './route-patterns.ts';

export const linksGiveTheParametersOfTheirRoute: Rule = {
  name: 'links-give-the-parameters-of-their-route',
  severity: 'error',
  check(store, report) {
    for (const { document, pointer, value } of linksOf(store)) {
      if (value.type !== 'route') continue;
      const route = store.routes?.value.routes[value.route];
      const pattern = route && readPattern(typeof route.path === 'string' ? route.path : route.path.en);
      if (!pattern || !takesNeededParameters(value.route, route) || isOfACheckout(route)) continue;
      const needed = parameterNames(pattern);
      const given = Object.keys(value.params ?? {});
      const paramsPointer = child(pointer, 'params');
      const unknown = given.filter((name) => !needed.includes(name));
      for (const name of unknown) {
        const place = document.placeOf(child(paramsPointer, name), 'key');
        report(place, `The path of the route "${value.route}" has no parameter "${name}".`, suggest(name, needed));
      }
      const absent = needed.filter((name) => !given.includes(name) && !unknown.some((written) => suggest(written, needed) === name));
      for (const name of absent) {
        const place = document.placeOf(child(pointer, 'route'));
        report(place, `A link to the route "${value.route}" must say in "params" what its "${name}" is.`);
      }
    }
  },
};
