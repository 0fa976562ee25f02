import type { LanguageCode, MarketDocument } from '#contract/documents.generated.ts';
import type { ResolvedTarget } from '#contract/release.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { destinationParams } from './destination-slugs.ts';

/** A region, or a country of it, by their keys. */
export interface Destination {
  region: string;
  country?: string;
}

/**
 * Where a region or a country leads in one market: to its own page where the market shows one, else to the tours that go
 * there.
 */
export function destinationTarget(
  store: CompleteStore,
  flags: MarketDocument['featureFlags'],
  { region, country }: Destination,
  language: LanguageCode,
): ResolvedTarget {
  const wanted: string = country ? 'country' : 'region';
  const entries = Object.entries(store.routes.value.routes);
  const own = entries.find(([, { page, flag }]) => page === wanted && (flag === undefined || flags[flag] === true));
  if (own) return { type: 'route', route: own[0], params: destinationParams(store, { region, ...(country && { country }) }, language) };
  const search = entries.find(([, { page }]) => page === 'search');
  if (!search) throw new Error('No route of the screen search was checked.');
  return { type: 'route', route: search[0], query: country ? { country } : { region } };
}
