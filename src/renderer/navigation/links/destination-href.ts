import type { MarketConfig } from '#config/market-config.ts';
import type { DestinationTarget } from '#contract/release.ts';

/** Where destinations are found: at their pages, or among the tours of a market that has not switched such pages on. */
export function destinationHref({ region, country }: Omit<DestinationTarget, 'type'>, { offers, href }: MarketConfig): string {
  const route = country ? 'country' : region ? 'region' : 'destinations';
  if (!offers(route)) return href('search', {}, { ...(country ? { country: country.key } : region && { region: region.key }) });
  return href(route, { ...(region && { region: region.slug }), ...(country && { country: country.slug }) });
}
