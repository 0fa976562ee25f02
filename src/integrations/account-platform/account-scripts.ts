import type { ResolvedCustomerAccount } from '#contract/release.ts';

/**
 * The scripts of the account platform that a market needs: its own where the brand has a platform and the market a name on it,
 * and those of header and drawer where it shows these.
 */
export function accountScripts({ platform, marketIdentifier, enableAlternativeHeader }: ResolvedCustomerAccount): string[] {
  if (!platform) return [];
  const { marketScript, headerScript, drawerScript } = platform;
  return [
    marketScript.replace('{market}', encodeURIComponent(marketIdentifier)),
    ...(enableAlternativeHeader ? [headerScript, drawerScript] : []),
  ];
}
