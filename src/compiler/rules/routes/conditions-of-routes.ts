import type { PageName } from '#contract/documents.generated.ts';
import type { ResolvedMarket, SharedStore } from '../../resolve/resolved-store.ts';
import { isClosedToSome, isNeeded, isServed } from './needed-routes.ts';
import { isOfACheckout } from './personal-screens.ts';

/** Something that a market needs for a route to be found there: a feature, or customer accounts. */
export interface Condition {
  route: string;
  /** Undefined where accounts are needed. */
  flag?: string;
}

/** Where these are off, links to them lead to the search. */
const leadElsewhere: ReadonlySet<PageName> = new Set(['destinations', 'region', 'country']);

const mustBeThere: ReadonlySet<PageName> = new Set(['marketSelector', 'home', 'search']);

/** By route. What must not depend on anything is told by rules of its own, as is a feature that base does not declare. */
export function conditionsOfRoutes({ routes, brand, baseMarket }: SharedStore): ReadonlyMap<string, readonly Condition[]> {
  const declared = baseMarket?.value.featureFlags ?? {};
  const conditions = new Map<string, Condition[]>();
  for (const [route, stated] of Object.entries(routes?.value.routes ?? {})) {
    const { page, flag, guards = [] } = stated;
    if (brand && !isServed(stated, brand.value.routingStrategy)) continue;
    if (isClosedToSome(route, stated) || isOfACheckout(stated) || (isNeeded(route) && mustBeThere.has(page))) continue;
    const own: Condition[] = [];
    if (page === 'account' || guards.includes('requires-authentication-enabled')) own.push({ route });
    if (flag !== undefined && Object.hasOwn(declared, flag) && !leadElsewhere.has(page)) own.push({ route, flag });
    if (own.length > 0) conditions.set(route, own);
  }
  return conditions;
}

/** Whether a market does not fulfil a condition. */
export function lacks({ flag }: Condition, { documents }: ResolvedMarket): boolean {
  const { customerAccount, featureFlags } = documents.market.value;
  return flag === undefined ? customerAccount === undefined : featureFlags[flag] !== true;
}

/** The first of some conditions that a market does not fulfil. */
export function firstLacking(conditions: readonly Condition[], market: ResolvedMarket): Condition | undefined {
  for (const condition of conditions) if (lacks(condition, market)) return condition;
  return undefined;
}
