import type { Rule } from '../check/rule.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { ownMember } from '../read/json-object.ts';
import { child } from '../read/json-pointer.ts';
import { isNeeded, isNeededIn, isServed } from './needed-routes.ts';

export const linksNameAnExistingRoute: Rule = {
  name: 'links-name-an-existing-route',
  severity: 'error',
  visit({ routes: document, brand }, report) {
    if (!document) return {};
    const { routes } = document.value;
    const strategy = brand?.value.routingStrategy;
    const names = Object.keys(routes);
    const notServed = new Map<string, Place[]>();
    return {
      link(value, at) {
        if (value.type !== 'route') return;
        const route = ownMember(routes, value.route);
        if (route && strategy && !isServed(route, strategy)) {
          if (isNeededIn(strategy, value.route)) return;
          const places = notServed.get(value.route) ?? [];
          places.push(at.place('route'));
          notServed.set(value.route, places);
        } else if (!route && !isNeeded(value.route)) {
          const message = `This link leads to the route "${value.route}", which routes.json does not have.`;
          report(at.place('route'), message, suggest(value.route, names));
        }
      },
      end() {
        for (const [name, places] of notServed) {
          const [first] = places;
          if (places.length === 1 && first) {
            report(first, `This link leads to the route "${name}", which a brand of the strategy "${strategy}" does not have.`);
            continue;
          }
          const message = `${places.length} links lead to the route "${name}", which a brand of the strategy "${strategy}" does not have.`;
          report(document.placeOf(`${child('/routes', name)}/strategy`), message, strategy);
        }
      },
    };
  },
};
