import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { isServed } from './needed-routes.ts';
import { isOfACheckout } from './personal-screens.ts';

export const prefixesFitTheirScreen: Rule = {
  name: 'prefixes-fit-their-screen',
  severity: 'error',
  check({ routes, brand }, report) {
    const routingStrategy = brand?.value.routingStrategy;
    if (!routes || routingStrategy !== 'multi-market-and-language') return;
    for (const [name, route] of Object.entries(routes.value.routes)) {
      if (!isServed(route, routingStrategy)) continue;
      const { page, prefixed = true } = route;
      const pointer = child(child('/routes', name), 'prefixed');
      if (prefixed && isOfACheckout(route)) {
        const message = `Addresses of a checkout have no market and language before them: the route "${name}" needs "prefixed": false.`;
        report(routes.placeOf(pointer), message);
      } else if (!prefixed && page !== 'marketSelector' && !isOfACheckout(route)) {
        const message = `Without market and language before its address nobody knows in which of them to show the route "${name}". Remove "prefixed".`;
        report(routes.placeOf(pointer), message);
      }
    }
  },
};
