import type { Place } from '../../diagnostics/diagnostic.ts';
import { ownMember } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';
import type { ResolvedDocument } from '../../resolve/resolved-document.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { citiesOf, distanceTo } from '../destinations/coordinates.ts';
import { countryNamed } from '../markets/country-codes.ts';

/** In kilometres: countries are large, and only their chief cities are known. */
const within = 1000;

interface Elsewhere {
  place: Place;
  message: string;
  suggestion: string;
}

/** Where all places of a tour lie in another country than the only one that it names: what is wrong is the country. */
export function countryElsewhere(tour: ResolvedDocument<'tour'>, destinations: SharedStore['destinations']): Elsewhere | undefined {
  const [led, ...others] = tour.value.destinations;
  if (!led || !destinations || others.length > 0) return undefined;
  const { regions } = destinations.value;
  const country = ownMember(ownMember(regions, led.region)?.countries ?? {}, led.country);
  if (!country) return undefined;
  const places = Object.values(tour.value.places);
  const liesIn = (code: string) => places.every((place) => distanceTo(place, citiesOf(code)) < within);

  const named = countryNamed(country.name.en);
  if (named !== undefined && named !== country.countryCode && liesIn(named)) {
    const pointer = `${child(`${child('/regions', led.region)}/countries`, led.country)}/countryCode`;
    const message = `"${country.countryCode}" is not the code of ${country.name.en}, where the tour "${tour.name}" leads.`;
    return { place: destinations.placeOf(pointer), message, suggestion: named };
  }
  const siblings = Object.values(regions).flatMap(({ countries }) => Object.entries(countries));
  const meant = siblings.find(([, { countryCode }]) => liesIn(countryCode))?.[0];
  if (meant === undefined) return undefined;
  const message = `All places of this tour lie in "${meant}", not in "${led.country}".`;
  return { place: tour.placeOf('/destinations/0/country'), message, suggestion: meant };
}
