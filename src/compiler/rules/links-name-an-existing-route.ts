import type { Rule } from '../check/rule.ts';
import { linksOf } from '../check/walk.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { child } from '../read/json-pointer.ts';
import { neededParameters } from './needed-routes.ts';

export const linksNameAnExistingRoute: Rule = {
  name: 'links-name-an-existing-route',
  severity: 'error',
  check(store, report) {
    if (!store.routes) return;
    const names = Object.keys(store.routes.value.routes);
    for (const { document, pointer, value } of linksOf(store)) {
      if (value.type !== 'route' || names.includes(value.route)) continue;
      if (neededParameters(value.route)) continue;
      const place = document.placeOf(child(pointer, 'route'));
      report(place, `This link leads to the route "${value.route}", which routes.json does not have.`, suggest(value.route, names));
    }
  },
};
