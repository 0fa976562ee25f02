import type { ShellSlice } from '#contract/release.ts';

/** Where the market and language switcher stands on the page. */
export const preferencesId = 'preferences';

/** Whether there is anything to switch between (specification, section 2.3). */
export function usesPreferences({ brand }: ShellSlice): boolean {
  return brand.routingStrategy !== 'single-market-and-language';
}
