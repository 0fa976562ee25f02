import type { MarketConfig } from '#config/market-config.ts';
import type { ResolvedCustomerAccount } from '#contract/release.ts';
import { targetHref } from '../links/target-href.ts';

/** Where somebody logs in: at the account platform, or at the store's own page where the documents name no other. */
export function loginHref({ links }: ResolvedCustomerAccount, config: MarketConfig): string {
  return links.login ? targetHref(links.login, config) : config.href('login');
}

/** Where somebody gets an account, found in the same way. */
export function signupHref({ links }: ResolvedCustomerAccount, config: MarketConfig): string {
  return links.registration ? targetHref(links.registration, config) : config.href('signup');
}
