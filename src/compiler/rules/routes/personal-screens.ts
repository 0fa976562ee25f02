import type { Route } from '#contract/documents.generated.ts';
import { parameterNames } from '#routing/pattern.ts';
import { readPattern } from './route-patterns.ts';

/** Whether a route leads into one visitor's own checkout: market and language are those of the checkout, and its address is nobody else's. */
export function isOfACheckout({ page, path }: Route): boolean {
  if (page.startsWith('checkout') || page === 'moduleReplacement') return true;
  const pattern = readPattern(typeof path === 'string' ? path : path.en);
  return pattern !== undefined && parameterNames(pattern).includes('checkoutId');
}

/** Whether what a route shows depends on who asks. */
export function isPersonal(route: Route): boolean {
  return isOfACheckout(route) || route.page === 'account' || route.page === 'customTour' || (route.guards ?? []).length > 0;
}
