import type { MarketConfig } from '#config/market-config.ts';

/** A page's title with the brand behind it, as tabs and search engines show it. */
export function pageTitle(title: string, { shell }: MarketConfig): string {
  return `${title} · ${shell.brand.name}`;
}
