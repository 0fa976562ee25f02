import type { TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../check/rule.ts';
import { child } from '../read/json-pointer.ts';
import type { ResolvedStore } from '../resolve/resolved-store.ts';
import { type Coordinates, citiesOf, kilometresBetween } from './coordinates.ts';

/** In kilometres. Nearer than that a place is left alone, and so is one that would not come much nearer if it were mended. */
const near = 500;
/** Countries are large, and only their chief cities are known: beyond this a place lies elsewhere. */
const far = 2500;

export const tourPlacesLieInTheirCountries: Rule = {
  name: 'tour-places-lie-in-their-countries',
  severity: 'warning',
  check({ tours, destinations }, report) {
    for (const tour of tours.values()) {
      const cities = countryCodesOf(tour.value, destinations).flatMap(citiesOf);
      for (const [key, place] of Object.entries(tour.value.places)) {
        const others = Object.values(tour.value.places).filter((other) => other !== place);
        const problem = problemOf(place, cities) ?? (others.length > 1 ? problemOf(place, [middleOf(others)]) : undefined);
        if (problem) report(tour.placeOf(`${child('/places', key)}/latitude`), `"${key}" lies ${problem}`);
      }
    }
  },
};

function countryCodesOf({ destinations: led }: TourDocument, destinations: ResolvedStore['destinations']): string[] {
  return led.flatMap(({ region, country }) => destinations?.value.regions[region]?.countries[country]?.countryCode ?? []);
}

/** What authors mix up, and the place that they meant then. */
const slips: readonly [mend: (place: Coordinates) => Coordinates, advice: string][] = [
  [({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }), 'latitude and longitude look swapped.'],
  [({ latitude, longitude }) => ({ latitude, longitude: -longitude }), 'west of Greenwich a longitude begins with a minus.'],
  [({ latitude, longitude }) => ({ latitude: -latitude, longitude }), 'south of the equator a latitude begins with a minus.'],
];

/** @param landmarks near which a place of the tour is to be expected */
function problemOf(place: Coordinates, landmarks: readonly Coordinates[]): string | undefined {
  if (landmarks.length === 0) return undefined;
  const distance = distanceTo(place, landmarks);
  if (distance < near) return undefined;
  const away = `${Math.round(distance / 100) * 100} km from where this tour leads`;
  for (const [mend, advice] of slips) {
    if (distanceTo(mend(place), landmarks) < distance / 2) return `${away}: ${advice}`;
  }
  return distance > far ? `${away}.` : undefined;
}

function distanceTo(place: Coordinates, landmarks: readonly Coordinates[]): number {
  return Math.min(...landmarks.map((landmark) => kilometresBetween(place, landmark)));
}

/** The median of places, which a single one that is wrong does not move. */
function middleOf(places: readonly Coordinates[]): Coordinates {
  return { latitude: median(places.map(({ latitude }) => latitude)), longitude: median(places.map(({ longitude }) => longitude)) };
}

function median(numbers: readonly number[]): number {
  const inOrder = [...numbers].sort((one, other) => one - other);
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0;
}
