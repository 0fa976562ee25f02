import type { DestinationsDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';

export const tourDestinationsExist: Rule = {
  name: 'tour-destinations-exist',
  severity: 'error',
  check({ tours, destinations }, report) {
    if (!destinations) return;
    const { regions } = destinations.value;
    const missing = regionsThatManyToursMiss(tours, regions);
    for (const [region, count] of missing) {
      report(destinations.placeOf('/regions', 'key'), `${count} tours lead to the region "${region}", which is missing here.`);
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

/** Regions that destinations.json lacks, with the number of tours that lead there, where no other region has their countries. */
export function regionsThatManyToursMiss(tours: SharedStore['tours'], regions: Regions): ReadonlyMap<string, number> {
  const countries = new Set(Object.values(regions).flatMap((region) => Object.keys(region.countries)));
  const counts = new Map<string, number>();
  for (const { value } of tours.values()) {
    const missing = value.destinations.filter(({ region, country }) => !ownMember(regions, region) && !countries.has(country));
    for (const region of new Set(missing.map((destination) => destination.region))) counts.set(region, (counts.get(region) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 1));
}
