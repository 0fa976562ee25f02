import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';
import { isCountry, nearestCountry } from '../markets/country-codes.ts';

export const destinationCountriesExist: Rule = {
  name: 'destination-countries-exist',
  severity: 'error',
  check({ destinations }, report) {
    for (const [region, { countries }] of Object.entries(destinations?.value.regions ?? {})) {
      for (const [key, { countryCode }] of Object.entries(countries)) {
        if (isCountry(countryCode) || !destinations) continue;
        const place = destinations.placeOf(`${child(`${child('/regions', region)}/countries`, key)}/countryCode`);
        report(place, `"${countryCode}" is not the code of a country; one looks like "PT".`, nearestCountry(countryCode));
      }
    }
  },
};
