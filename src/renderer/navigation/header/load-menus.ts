import type { MarketConfig } from '#config/market-config.ts';
import type { ResolvedMenus } from '#contract/release.ts';

/** Fetches what the mega menus hold in this market and language. */
export async function loadMenus(config: MarketConfig): Promise<ResolvedMenus> {
  return (await config.readFile(config.shell.files.menus)) as ResolvedMenus;
}
