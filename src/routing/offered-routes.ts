import type { CompiledRoute } from '#contract/release.ts';

/** What a market has switched on. */
export interface MarketFeatures {
  flags: Readonly<Record<string, boolean>>;
  hasCustomerAccounts: boolean;
}

/** Whether a route exists in a market at all: its feature is on, and there are accounts where it needs them. */
export function isOffered({ flag, guards }: Pick<CompiledRoute, 'flag' | 'guards'>, market: MarketFeatures): boolean {
  if (flag !== undefined && market.flags[flag] !== true) return false;
  return market.hasCustomerAccounts || !guards.includes('requires-authentication-enabled');
}
