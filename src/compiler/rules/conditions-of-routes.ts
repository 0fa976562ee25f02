import type { PageName } from '#contract/documents.generated.ts';
import type { ResolvedMarket, SharedStore } from '../resolve/resolved-store.ts';
import { isClosedToSome, isServed } from './needed-routes.ts';

/** What a market needs for a route to be found there: a feature, or customer accounts. */
export interface Condition {
  route: string;
  /** Undefined where accounts are needed. */
  flag: string | undefined;
}

/** Where these are off, links to them lead to the search. */
const leadElsewhere: readonly PageName[] = ['destinations', 'region', 'country'];

/** By route. What must not depend on anything is told by rules of its own, as is a feature that base does not declare. */
export function conditionsOfRoutes({ routes, brand, baseMarket }: SharedStore): ReadonlyMap<string, Condition> {
  const declared = baseMarket?.value.featureFlags ?? {};
  const conditions = new Map<string, Condition>();
  for (const [route, stated] of Object.entries(routes?.value.routes ?? {})) {
    const { page, flag, guards = [] } = stated;
    if (brand && !isServed(stated, brand.value.routingStrategy)) continue;
    if (isClosedToSome(route, stated) || route === 'search' || page === 'home' || page === 'marketSelector') continue;
    if (page === 'account' || guards.includes('requires-authentication-enabled')) conditions.set(route, { route, flag: undefined });
    else if (flag !== undefined && flag in declared && !leadElsewhere.includes(page)) conditions.set(route, { route, flag });
  }
  return conditions;
}

/** Whether a market does not fulfil a condition. */
export function lacks({ flag }: Condition, { documents }: ResolvedMarket): boolean {
  const { customerAccount, featureFlags } = documents.market.value;
  return flag === undefined ? customerAccount === undefined : featureFlags[flag] !== true;
}
