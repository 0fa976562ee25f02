import type { MarketConfig } from '#config/market-config.ts';

interface Place {
  key: string;
  /** Its part of an address in the language of the page. */
  slug: string;
}

/** Where a region, or a country of it, is found: at its page, or among the tours of a market that has not switched such pages on. */
export function destinationHref({ region, country }: { region: Place; country?: Place }, config: MarketConfig): string {
  if (!config.offers(country ? 'country' : 'region')) {
    return config.href('search', {}, country ? { country: country.key } : { region: region.key });
  }
  return country ? config.href('country', { region: region.slug, country: country.slug }) : config.href('region', { region: region.slug });
}
