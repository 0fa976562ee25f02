import type { Rule } from '../check/rule.ts';
import { linksOf } from '../check/walk.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { isServed, neededParameters } from './needed-routes.ts';

export const linksNameAnExistingRoute: Rule = {
  name: 'links-name-an-existing-route',
  severity: 'error',
  check(store, report) {
    if (!store.routes) return;
    const { routes } = store.routes.value;
    const strategy = store.brand?.value.routingStrategy;
    const names = Object.keys(routes);
    for (const { document, pointer, value } of linksOf(store)) {
      if (value.type !== 'route') continue;
      const route = routes[value.route];
      const place = document.placeOf(child(pointer, 'route'));
      if (route && strategy && !isServed(route, strategy)) {
        report(place, `This link leads to the route "${value.route}", which a brand of the strategy "${strategy}" does not have.`);
      } else if (!route && !neededParameters(value.route)) {
        report(place, `This link leads to the route "${value.route}", which routes.json does not have.`, suggest(value.route, names));
      }
    }
  },
};
