import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { isNeeded } from './needed-routes.ts';
import { isOfACheckout } from './personal-screens.ts';

export const layoutsFitTheirScreen: Rule = {
  name: 'layouts-fit-their-screen',
  severity: 'warning',
  check({ routes }, report) {
    for (const [name, route] of Object.entries(routes?.value.routes ?? {})) {
      const { layout = 'default' } = route;
      if (!routes || !layout.startsWith('checkout') || !isNeeded(name) || isOfACheckout(route)) continue;
      const message = `The layout "${layout}" is for screens of a checkout: visitors of the route "${name}" would have no menus.`;
      report(routes.placeOf(`${child('/routes', name)}/layout`), message, 'default');
    }
  },
};
