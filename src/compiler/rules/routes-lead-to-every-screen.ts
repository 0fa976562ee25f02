import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';
import { isServed, neededParameters, neededRoutes, takesNeededParameters } from './needed-routes.ts';

export const routesLeadToEveryScreen: Rule = {
  name: 'routes-lead-to-every-screen',
  severity: 'error',
  check({ routes, brand }, report) {
    if (!routes || !brand) return;
    const { routingStrategy } = brand.value;
    const served = Object.entries(routes.value.routes).filter(([, route]) => isServed(route, routingStrategy));
    for (const name of Object.keys(neededRoutes)) {
      if (name === 'marketSelector' && routingStrategy === 'single-market-and-language') continue;
      const route = served.find(([known]) => known === name)?.[1];
      const pointer = child('/routes', name);
      if (!route) {
        const renamed = served.find(([known, { page }]) => page === name && neededParameters(known) === undefined)?.[0];
        const place = renamed === undefined ? routes.placeOf('/routes', 'key') : routes.placeOf(child('/routes', renamed), 'key');
        report(place, `The route "${name}" is missing; the screens of the store lead to it by this name.`, renamed && name);
      } else if (route.page !== name) {
        report(routes.placeOf(child(pointer, 'page')), `The route "${name}" must show the screen of this name, not "${route.page}".`, name);
      } else if (!takesNeededParameters(name, route)) {
        const parameters = neededParameters(name)?.map((parameter) => `{${parameter}}`) ?? [];
        const place = routes.placeOf(child(pointer, 'path'));
        report(place, `The path of the route "${name}" must have ${parameters.join(', ') || 'no parameter'}: its screen is found by that.`);
      }
    }
  },
};
