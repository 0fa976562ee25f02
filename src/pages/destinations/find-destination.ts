import { redirect } from 'react-router-dom';
import type { RouteName } from '#config/names.ts';
import type { ResolvedCountry, ResolvedDestination } from '#contract/release.ts';
import { findBySlug } from '#domain/slugs.ts';
import type { LoadContext } from '#renderer/routes/page-module.ts';
import { pageNotFound } from '#stores/errors/page-error.ts';
import type { RootStore } from '#stores/root-store.ts';

/** All regions of the store with their countries. Needs the slice `destinations`. */
export async function readDestinations({ config }: RootStore): Promise<ResolvedDestination[]> {
  return (await config.readFile(config.slice('destinations').file)) as ResolvedDestination[];
}

/** What an address names, spelled in this language, in another, or by its key. */
function findSpelled<Place extends Pick<ResolvedDestination, 'key' | 'slugs'>>(
  places: readonly Place[],
  spelled: string | undefined,
  { config: { shell } }: RootStore,
): Place | undefined {
  if (spelled === undefined) return undefined;
  return findBySlug(places, spelled, shell.language.urlCode, shell.brand.defaultLanguage) ?? places.find(({ key }) => key === spelled);
}

/** @throws PageError where no region is meant, and a redirect where it is spelled otherwise in this language */
export function regionOf(context: LoadContext, destinations: readonly ResolvedDestination[]): ResolvedDestination {
  const region = findSpelled(destinations, context.params.region, context.store);
  if (!region) throw notFound(context);
  insistOn(context, { region: slugHere(region, context.store) });
  return region;
}

interface CountryPlace {
  region: ResolvedDestination;
  country: ResolvedCountry;
}

/** A country is found below another region as well, from where it may have moved. @throws as regionOf does */
export function countryOf(context: LoadContext, destinations: readonly ResolvedDestination[]): CountryPlace {
  const { params, store } = context;
  const named = findSpelled(destinations, params.region, store);
  const regions = named ? [named, ...destinations.filter((region) => region !== named)] : destinations;
  for (const region of regions) {
    const country = findSpelled(region.countries, params.country, store);
    if (!country) continue;
    insistOn(context, { region: slugHere(region, store), country: slugHere(country, store) });
    return { region, country };
  }
  throw notFound(context);
}

/** The part of an address that stands for a region or country in the language of the page. */
export function slugHere({ key, slugs }: Pick<ResolvedDestination, 'key' | 'slugs'>, { config }: Pick<RootStore, 'config'>): string {
  return slugs[config.shell.language.urlCode] ?? key;
}

function insistOn({ params, query, routeName, store }: LoadContext, right: Record<string, string>): void {
  if (Object.entries(right).every(([name, slug]) => params[name] === slug)) return;
  throw redirect(store.config.href(routeName as RouteName, right, Object.fromEntries(query)), 308);
}

function notFound({ store, routeName, params }: LoadContext) {
  return pageNotFound(store.config.href(routeName, params));
}
