import type { LanguageCode, PageName } from '#contract/documents.generated.ts';
import type { DestinationTarget } from '#contract/release.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { destinationSlug } from './destination-slugs.ts';

const destinationPages: readonly PageName[] = ['destinations', 'region', 'country'];

/** Whether a route shows destinations: documents name those by their keys. */
export function leadsToDestinations(name: string, { routes }: CompleteStore): boolean {
  const page = routes.value.routes[name]?.page;
  return page !== undefined && destinationPages.includes(page);
}

/** A region, or a country of it, that is named by keys, or all destinations. */
export function destinationTarget(
  { destinations }: CompleteStore,
  { region, country }: { region?: string; country?: string },
  language: LanguageCode,
): DestinationTarget {
  if (region === undefined) return { type: 'destination' };
  const named = destinations.value.regions[region];
  if (!named) throw new Error(`The link to the region ${region} was not checked.`);
  const place = { key: region, slug: destinationSlug(region, named, language) };
  if (country === undefined) return { type: 'destination', region: place };
  const own = named.countries[country];
  if (!own) throw new Error(`The link to the country ${country} was not checked.`);
  return { type: 'destination', region: place, country: { key: country, slug: destinationSlug(country, own, language) } };
}
