import type { GuardName, Route } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { isClosedToSome, isOfLoggedInCustomers } from './needed-routes.ts';

const againstCustomers: GuardName = 'restrict-to-unlogged-users';

export const guardsFitTheirScreen: Rule = {
  name: 'guards-fit-their-screen',
  severity: 'error',
  check({ routes }, report) {
    for (const [name, route] of Object.entries(routes?.value.routes ?? {})) {
      const pointer = `${child('/routes', name)}/guards`;
      const index = (route.guards ?? []).indexOf(againstCustomers);
      if (routes && isClosedToSome(name, route) && !isHome(route)) {
        const message = `Other screens lead everybody to the route "${name}", which a guard closes to some. Remove "guards".`;
        report(routes.placeOf(pointer, 'key'), message);
      } else if (routes && index >= 0 && isOfLoggedInCustomers(name)) {
        const message = `The route "${name}" is for those who are logged in, whom this guard sends to the home page.`;
        report(routes.placeOf(child(pointer, index)), message);
      }
    }
  },
};

/** Of which a rule of its own tells more. */
function isHome({ page }: Route): boolean {
  return page === 'home' || page === 'marketSelector';
}
