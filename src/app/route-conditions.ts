import type { RouteName } from '#config/names.ts';
import type { GuardName } from '#contract/documents.generated.ts';
import type { CompiledRoute } from '#contract/release.ts';
import type { RootStore } from '#stores/root-store.ts';

/** What becomes of somebody who asks for a route: the page, nothing, or the home page instead. */
export type Admission = 'open' | 'notFound' | 'home';

const guards = {
  'requires-authentication-enabled': ({ config }) => (config.shell.customerAccount ? 'open' : 'notFound'),
  'restrict-to-unlogged-users': ({ auth }) => (auth.isLoggedIn ? 'home' : 'open'),
} satisfies Record<GuardName, (store: RootStore) => Admission>;

/** Whether the market's flag and the route's guards let a visitor in; a page that the market does not have exists for nobody. */
export function admissionTo(route: CompiledRoute, store: RootStore): Admission {
  if (!store.config.offers(route.name as RouteName)) return 'notFound';
  return route.guards.map((guard) => guards[guard](store)).find((admission) => admission !== 'open') ?? 'open';
}
