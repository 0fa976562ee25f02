import type { Rule } from '../check/rule.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { ownMember } from '../read/json-object.ts';

export const tourDestinationsExist: Rule = {
  name: 'tour-destinations-exist',
  severity: 'error',
  check({ tours, destinations }, report) {
    if (!destinations) return;
    const { regions } = destinations.value;
    for (const tour of tours.values()) {
      for (const [index, { region, country }] of tour.value.destinations.entries()) {
        const known = ownMember(regions, region);
        if (known && ownMember(known.countries, country)) continue;
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
