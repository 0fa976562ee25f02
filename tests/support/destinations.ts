import type { DestinationsDocument } from '#contract/documents.generated.ts';
import destinations from '../../markets/content/destinations.json' with { type: 'json' };
import type { Place } from './documents.ts';

export const { regions } = destinations as DestinationsDocument;

/** Where destinations are found in a market and language. */
export interface DestinationAddresses {
  list: string;
  region(key: string): string;
  country(region: string, key: string): string;
}

export function destinationAddresses({ documents: { routes }, home, text }: Place): DestinationAddresses {
  const path = routes.destinations?.path;
  if (path === undefined) throw new Error('No route is named destinations');
  const list = (home === '/' ? '' : home) + (typeof path === 'string' ? path : text(path));
  const region = (key: string) => `${list}/${text(regions[key]?.slug ?? { en: key })}`;
  return {
    list,
    region,
    country: (regionKey, key) => `${region(regionKey)}/${text(regions[regionKey]?.countries[key]?.slug ?? { en: key })}`,
  };
}
