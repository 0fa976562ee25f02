import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { ownMember } from '../read/json-object.ts';
import { isNeeded, isServed } from './needed-routes.ts';

export const linksNameAnExistingRoute: Rule = {
  name: 'links-name-an-existing-route',
  severity: 'error',
  visit(store, report) {
    if (!store.routes) return {};
    const { routes } = store.routes.value;
    const strategy = store.brand?.value.routingStrategy;
    const names = Object.keys(routes);
    return {
      link(value, at) {
        if (value.type !== 'route') return;
        const route = ownMember(routes, value.route);
        if (route && strategy && !isServed(route, strategy)) {
          report(
            at.place('route'),
            `This link leads to the route "${value.route}", which a brand of the strategy "${strategy}" does not have.`,
          );
        } else if (!route && !isNeeded(value.route)) {
          report(
            at.place('route'),
            `This link leads to the route "${value.route}", which routes.json does not have.`,
            suggest(value.route, names),
          );
        }
      },
    };
  },
};
