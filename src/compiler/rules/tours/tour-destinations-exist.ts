import type { Report, Rule } from '../../check/rule.ts';
import { suggest } from '../../diagnostics/suggest.ts';
import { ownMember } from '../../read/json-object.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { destinationOfLink } from '../destinations/destination-of-link.ts';
import { holderOfLink } from '../links/links-in-texts.ts';
import { identityOfDestination, missingDestinations } from './missing-destinations.ts';

export const tourDestinationsExist: Rule = {
  name: 'tour-destinations-exist',
  severity: 'error',
  visit(store, report) {
    const { tours, destinations } = store;
    if (!destinations) return {};
    const missing = missingDestinations(tours, destinations.value.regions);
    const linksTo = new Map<string, Set<string>>();
    return {
      link(link, at) {
        const destination = missing.size === 0 ? undefined : destinationOfLink(link, store);
        if (!destination) return;
        const { region, country } = destination;
        const identity = missing.has(region) ? region : identityOfDestination(region, country);
        if (!missing.has(identity)) return;
        linksTo.set(identity, (linksTo.get(identity) ?? new Set()).add(holderOfLink(at)));
      },
      end() {
        const told = new Set<string>();
        for (const [identity, { words, key, tours: count, around, renamed }] of missing) {
          const links = linksTo.get(identity)?.size ?? 0;
          if (count + links < 2) continue;
          told.add(identity);
          const namers = [counted(count, 'tour'), counted(links, 'link')].filter((namer) => namer !== undefined).join(' and ');
          report(destinations.placeOf(renamed ?? around, 'key'), `${namers} lead to ${words}, which is missing here.`, renamed && key);
        }
        tellTours(store, destinations.value.regions, told, report);
      },
    };
  },
};

function counted(count: number, what: string): string | undefined {
  return count === 0 ? undefined : `${count} ${what}${count > 1 ? 's' : ''}`;
}

type Regions = NonNullable<SharedStore['destinations']>['value']['regions'];

/** @param told what is told where destinations stand */
function tellTours({ tours }: SharedStore, regions: Regions, told: ReadonlySet<string>, report: Report): void {
  for (const tour of tours.values()) {
    for (const [index, { region, country }] of tour.value.destinations.entries()) {
      const known = ownMember(regions, region);
      if (told.has(region) || told.has(identityOfDestination(region, country)) || (known && ownMember(known.countries, country))) continue;
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
}
