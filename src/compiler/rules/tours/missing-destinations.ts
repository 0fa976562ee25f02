import type { DestinationsDocument } from '#contract/documents.generated.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import { child, type JsonPointer } from '../../read/json-pointer.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { renamedTo } from '../report/renamed-to.ts';

type Regions = DestinationsDocument['regions'];

/** A region or country that tours lead to and destinations.json lacks. */
export interface MissingDestination {
  /** In words: `the region "alps"`. */
  words: string;
  key: string;
  /** How many tours lead there. */
  tours: number;
  /** Where it is missing. */
  around: JsonPointer;
  /** Where it probably stands now, under another key. */
  renamed: JsonPointer | undefined;
}

/** What tells a destination from every other one: a region, or a country with its region before it. */
export function identityOfDestination(region: string, country?: string): string {
  return country === undefined ? region : `${region}/${country}`;
}

/** What is missing or was renamed, by its identity; what looks like a slip of a tour is not among it, nor what moved to another region. */
export function missingDestinations(tours: SharedStore['tours'], regions: Regions): ReadonlyMap<string, MissingDestination> {
  const destinations = [...tours.values()].flatMap(({ value }) => value.destinations);
  const missing = new Map<string, MissingDestination>();
  for (const { region, country } of destinations) {
    const identity = ownMember(regions, region) ? identityOfDestination(region, country) : region;
    const known = missing.get(identity);
    if (known) known.tours++;
    else {
      const found =
        identity === region ? missingRegion(region, destinations, regions) : missingCountry(region, country, destinations, regions);
      if (found) missing.set(identity, found);
    }
  }
  return missing;
}

type Destinations = readonly { region: string; country: string }[];

function missingRegion(name: string, destinations: Destinations, regions: Regions): MissingDestination | undefined {
  const used = new Set(destinations.map(({ region }) => region));
  const countries = destinations.flatMap(({ region, country }) => (region === name ? country : []));
  const owners = Object.keys(regions).filter((region) => countries.some((country) => ownMember(regions[region]?.countries ?? {}, country)));
  const renamed = owners.length === 1 && !used.has(owners[0] ?? '') ? owners[0] : undefined;
  const slip = suggest(name, Object.keys(regions));
  if (renamed === undefined && (owners.length > 0 || (countries.length === 1 && slip !== undefined))) return undefined;
  const pointer = renamed === undefined ? undefined : child('/regions', renamed);
  return { words: `the region "${name}"`, key: name, tours: 1, around: '/regions', renamed: pointer };
}

function missingCountry(region: string, name: string, destinations: Destinations, regions: Regions): MissingDestination | undefined {
  if (Object.values(regions).some(({ countries }) => ownMember(countries, name))) return undefined;
  const countries = Object.keys(ownMember(regions, region)?.countries ?? {});
  const unused = countries.filter((country) => !destinations.some((other) => other.region === region && other.country === country));
  const renamed = renamedTo(name, unused);
  if (renamed === undefined && suggest(name, countries) !== undefined) return undefined;
  const around = `${child('/regions', region)}/countries`;
  const pointer = renamed === undefined ? undefined : child(around, renamed);
  return { words: `the country "${name}"`, key: name, tours: 1, around, renamed: pointer };
}
