import type { Rule } from '../../check/rule.ts';
import { ownMember } from '../../read/json-object.ts';
import { accountRoutes, isServed } from '../routes/needed-routes.ts';

export const accountsHaveTheirRoutes: Rule = {
  name: 'accounts-have-their-routes',
  severity: 'error',
  visit({ routes, brand }, report) {
    if (!routes || !brand) return {};
    const absent = accountRoutes.filter((name) => {
      const route = ownMember(routes.value.routes, name);
      return !route || !isServed(route, brand.value.routingStrategy);
    });
    if (absent.length === 0) return {};
    const asked = new Set<string>();
    return {
      market({ documents }) {
        const { customerAccount } = documents.market.value;
        if (!customerAccount) return;
        const { login, registration, forgotPassword } = documents['customer-account'].value.links;
        for (const name of absent) {
          if (name === 'login' && login) continue;
          if (name === 'signup' && registration) continue;
          if (name === 'resetPassword' && (forgotPassword || !customerAccount.enableAlternativeHeader)) continue;
          asked.add(name);
        }
      },
      end() {
        if (asked.size === 0) return;
        const names = absent.filter((name) => asked.has(name)).map((name) => `"${name}"`);
        const which = names.length === 1 ? `the route ${names[0]}, which is missing` : `the routes ${names.join(', ')}, which are missing`;
        report(routes.placeOf('/routes', 'key'), `Customer accounts need ${which}.`);
      },
    };
  },
};
