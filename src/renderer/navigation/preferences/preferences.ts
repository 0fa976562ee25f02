import type { ShellSlice } from '#contract/release.ts';

/** Where the market and language switcher stands on the page. */
export const preferencesId = 'preferences';

/** Whether there is anything to switch between: another market, or another language of this one (specification, section 2.3). */
export function usesPreferences({ brand, languages }: Pick<ShellSlice, 'brand' | 'languages'>): boolean {
  return brand.routingStrategy !== 'single-market-and-language' && (brand.hasSeveralMarkets || languages.length > 1);
}
