import type { GuardName } from '#contract/documents.generated.ts';
import type { CompiledRoute } from '#contract/release.ts';
import type { RootStore } from '#stores/root-store.ts';

const guards = {
  'requires-authentication-enabled': () => false,
  'restrict-to-unlogged-users': (store) => !store.auth.isLoggedIn,
} satisfies Record<GuardName, (store: RootStore) => boolean>;

/** Whether the market's flag and the route's guards let a visitor in; where they do not, the page does not exist for him. */
export function isRouteOpen(route: CompiledRoute, store: RootStore): boolean {
  if (route.flag && store.config.shell.flags[route.flag] !== true) return false;
  return route.guards.every((guard) => guards[guard](store));
}
