import type { ResolvedCustomerAccount } from '#contract/release.ts';

/** Whether the account platform draws the account itself. */
export function isDrawnByPlatform(account: ResolvedCustomerAccount): account is Required<ResolvedCustomerAccount> {
  return account.enableAlternativeHeader && account.platform !== undefined;
}
