import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { isBoundToItsName, isNeeded, isNeededIn, isServed, lackingParameters, neededScreens, noParameter } from './needed-routes.ts';

export const routesLeadToEveryScreen: Rule = {
  name: 'routes-lead-to-every-screen',
  severity: 'error',
  check({ routes, brand, pages }, report) {
    if (!routes || !brand) return;
    const { routingStrategy } = brand.value;
    const served = Object.entries(routes.value.routes).filter(([, route]) => isServed(route, routingStrategy));
    // Of a route that a policy names, its page tells.
    const told = new Set(
      [...pages.values()].flatMap(({ value }) => (value.kind === 'policy' && !isNeeded(value.route) ? value.route : [])),
    );
    for (const name of neededScreens) {
      if (!isNeededIn(routingStrategy, name)) continue;
      const route = served.find(([known]) => known === name)?.[1];
      if (!route && name in routes.value.routes) {
        const message = `The route "${name}" is missing in a brand of the strategy "${routingStrategy}"; the screens of the store lead to it.`;
        report(routes.placeOf(`${child('/routes', name)}/strategy`), message, routingStrategy);
      } else if (!route) {
        const renamed = served.find(([known, { page }]) => page === name && !isNeeded(known))?.[0];
        if (renamed !== undefined) told.add(renamed);
        const place = renamed === undefined ? routes.placeOf('/routes', 'key') : routes.placeOf(child('/routes', renamed), 'key');
        report(place, `The route "${name}" is missing; the screens of the store lead to it by this name.`, renamed && name);
      } else if (route.page !== name) {
        told.add(name);
        const place = routes.placeOf(child(child('/routes', name), 'page'));
        report(place, `The route "${name}" must show the screen of this name, not "${route.page}".`, name);
      }
    }
    for (const [name, route] of served.filter(([known]) => !told.has(known))) {
      const pointer = child('/routes', name);
      if (route.page !== name && isBoundToItsName(route.page)) {
        const free = served.some(([known]) => known === route.page) ? undefined : route.page;
        report(routes.placeOf(pointer, 'key'), `The screen "${route.page}" works only at the route of its name, not at "${name}".`, free);
        continue;
      }
      const parameters = lackingParameters(name, route);
      if (parameters === undefined) continue;
      const reason = parameters === noParameter ? 'who leads there has nothing to fill in' : 'its screen is found by that';
      report(routes.placeOf(child(pointer, 'path')), `The path of the route "${name}" must have ${parameters}: ${reason}.`);
    }
  },
};
