import type { Rule } from '../../check/rule.ts';
import { child } from '../../read/json-pointer.ts';

export const destinationCountriesStandOnce: Rule = {
  name: 'destination-countries-stand-once',
  severity: 'warning',
  check({ destinations }, report) {
    if (!destinations) return;
    const owners = new Map<string, string>();
    for (const [region, { countries }] of Object.entries(destinations.value.regions)) {
      for (const [country, { countryCode }] of Object.entries(countries)) {
        const owner = owners.get(countryCode);
        owners.set(countryCode, owner ?? country);
        if (owner === undefined) continue;
        const pointer = child(`${child('/regions', region)}/countries`, country);
        report(destinations.placeOf(`${pointer}/countryCode`), `"${countryCode}" is the code of "${owner}" already.`);
      }
    }
  },
};
