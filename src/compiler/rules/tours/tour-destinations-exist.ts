import type { DestinationsDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

export const tourDestinationsExist: Rule = {
  name: 'tour-destinations-exist',
  severity: 'error',
  check({ tours, destinations }, report) {
    if (!destinations) return;
    const { regions } = destinations.value;
    const missing = regionsThatManyToursMiss(tours, regions);
    for (const [region, { count, renamed }] of missing) {
      const pointer = renamed === undefined ? '/regions' : child('/regions', renamed);
      const message = `${count} tours lead to the region "${region}", which is missing here.`;
      report(destinations.placeOf(pointer, 'key'), message, renamed && region);
    }
    for (const tour of tours.values()) {
      for (const [index, { region, country }] of tour.value.destinations.entries()) {
        const known = ownMember(regions, region);
        if (missing.has(region) || (known && ownMember(known.countries, country))) continue;
        const ofCountry = Object.keys(regions).find((name) => ownMember(regions[name]?.countries ?? {}, country));
        const at = (key: string) => tour.placeOf(`/destinations/${index}/${key}`);
        if (!known) {
          const meant = ofCountry ?? suggest(region, Object.keys(regions));
          report(at('region'), `destinations.json has no region "${region}".`, meant);
        } else if (ofCountry !== undefined) {
          const message = `In destinations.json the country "${country}" belongs to the region "${ofCountry}", not to "${region}".`;
          report(at('region'), message, ofCountry);
        } else {
          const message = `destinations.json has no country "${country}" in the region "${region}".`;
          report(at('country'), message, suggest(country, Object.keys(known.countries)));
        }
      }
    }
  },
};

type Regions = DestinationsDocument['regions'];

interface MissingRegion {
  /** How many tours lead there. */
  count: number;
  /** The region that has all countries of these tours, and to which no tour leads. */
  renamed: string | undefined;
}

/** Regions that destinations.json lacks and several tours lead to, unless other regions have taken over some of their countries. */
export function regionsThatManyToursMiss(tours: SharedStore['tours'], regions: Regions): ReadonlyMap<string, MissingRegion> {
  const destinations = [...tours.values()].map(({ value }) => value.destinations);
  const used = new Set(destinations.flat().map(({ region }) => region));
  const missing = new Map<string, MissingRegion>();
  for (const name of used) {
    if (ownMember(regions, name)) continue;
    const leading = destinations.filter((ofTour) => ofTour.some(({ region }) => region === name));
    const countries = new Set(leading.flat().flatMap(({ region, country }) => (region === name ? country : [])));
    const owners = Object.keys(regions).filter((region) => Object.keys(regions[region]?.countries ?? {}).some((key) => countries.has(key)));
    const renamed = owners.length === 1 && !used.has(owners[0] ?? '') ? owners[0] : undefined;
    if (leading.length > 1 && (owners.length === 0 || renamed !== undefined)) missing.set(name, { count: leading.length, renamed });
  }
  return missing;
}
