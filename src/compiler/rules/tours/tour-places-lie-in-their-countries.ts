import type { TourDocument } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';
import { ownMember } from '../../read/json-object.ts';
import { child } from '../../read/json-pointer.ts';
import type { SharedStore } from '../../resolve/resolved-store.ts';
import { type Coordinates, citiesOf, distanceTo } from '../destinations/coordinates.ts';
import { reportOnce } from '../report/report-once.ts';
import { countryElsewhere } from './country-elsewhere.ts';

/** In kilometres. Nearer than that a place is left alone, and so is one that would not come much nearer if it were mended. */
const near = 500;
/** Countries are large, and only their chief cities are known: beyond this a place lies elsewhere. */
const far = 2500;

export const tourPlacesLieInTheirCountries: Rule = {
  name: 'tour-places-lie-in-their-countries',
  severity: 'warning',
  check({ tours, destinations }, report) {
    const reportPlace = reportOnce(report);
    for (const tour of tours.values()) {
      const cities = countryCodesOf(tour.value, destinations).flatMap(citiesOf);
      const places = Object.entries(tour.value.places);
      const problems = places.flatMap(([key, place]) => {
        const others = places.flatMap(([, other]) => (other === place ? [] : [other]));
        const problem = problemOf(place, cities) ?? (others.length > 1 ? problemOf(place, [middleOf(others)]) : undefined);
        return problem ? [{ key, ...problem }] : [];
      });
      const elsewhere = problems.length === places.length ? countryElsewhere(tour, destinations) : undefined;
      if (elsewhere) {
        reportPlace(elsewhere.place, elsewhere.message, elsewhere.suggestion);
        continue;
      }
      for (const { key, distance, slip } of problems) {
        const place = tour.placeOf(`${child('/places', key)}/${slip?.coordinate ?? 'latitude'}`);
        const away = `${Math.round(distance / 100) * 100} km from where this tour leads${slip ? `: ${slip.advice}` : ''}.`;
        if (problems.length === places.length) {
          report(place, `All its places lie far off, the first one ${away}`);
          break;
        }
        report(place, `"${key}" lies ${away}`, slip?.meant);
      }
    }
  },
};

/** Without those that two countries have, since one of the two is wrong. */
function countryCodesOf({ destinations: led }: TourDocument, destinations: SharedStore['destinations']): string[] {
  const regions = destinations?.value.regions ?? {};
  const codes = Object.values(regions).flatMap(({ countries }) => Object.values(countries).map(({ countryCode }) => countryCode));
  return led
    .flatMap(({ region, country }) => ownMember(ownMember(regions, region)?.countries ?? {}, country)?.countryCode ?? [])
    .filter((code) => codes.indexOf(code) === codes.lastIndexOf(code));
}

interface Slip {
  coordinate: keyof Coordinates;
  advice: string;
  meant?: string;
}

/** What authors mix up: the place that they meant then, and what is told. */
function slipsOf({ latitude, longitude }: Coordinates): [meant: Coordinates, slip: Slip][] {
  const minus = (value: number, name: string) => (value < 0 ? `the minus of its ${name} looks wrong` : `its ${name} lacks a minus`);
  return [
    [
      { latitude: longitude, longitude: latitude },
      { coordinate: 'latitude', advice: 'latitude and longitude look swapped' },
    ],
    [
      { latitude, longitude: -longitude },
      { coordinate: 'longitude', advice: minus(longitude, 'longitude'), meant: String(-longitude) },
    ],
    [
      { latitude: -latitude, longitude },
      { coordinate: 'latitude', advice: minus(latitude, 'latitude'), meant: String(-latitude) },
    ],
  ];
}

/** @param landmarks near which a place of the tour is to be expected */
function problemOf(place: Coordinates, landmarks: readonly Coordinates[]): { distance: number; slip?: Slip } | undefined {
  if (landmarks.length === 0) return undefined;
  const distance = distanceTo(place, landmarks);
  if (distance < near) return undefined;
  for (const [meant, slip] of slipsOf(place)) {
    if (distanceTo(meant, landmarks) < distance / 2) return { distance, slip };
  }
  return distance > far ? { distance } : undefined;
}

/** The median of places, which a single one that is wrong does not move. */
function middleOf(places: readonly Coordinates[]): Coordinates {
  return { latitude: median(places.map(({ latitude }) => latitude)), longitude: median(places.map(({ longitude }) => longitude)) };
}

function median(numbers: readonly number[]): number {
  const inOrder = [...numbers].sort((one, other) => one - other);
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0;
}
