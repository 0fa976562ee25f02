import { geoDistance } from 'd3-geo';
import zoneFacts from 'moment-timezone/data/meta/latest.json' with { type: 'json' };

export interface Coordinates {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

interface ZoneFacts {
  countries: Record<string, { zones: string[] }>;
  /** The country of the city that a zone is named after stands first. */
  zones: Record<string, { lat: number; long: number; countries: string[] }>;
}

const { countries, zones }: ZoneFacts = zoneFacts;
const earthRadiusKm = 6371;

function kilometresBetween(one: Coordinates, other: Coordinates): number {
  return earthRadiusKm * geoDistance([one.longitude, one.latitude], [other.longitude, other.latitude]);
}

/** How far the nearest of several places is. */
export function distanceTo(place: Coordinates, landmarks: readonly Coordinates[]): number {
  return Math.min(...landmarks.map((landmark) => kilometresBetween(place, landmark)));
}

/** Where the chief cities of a country lie, one for each of its time zones; none where the country is not known. */
export function citiesOf(countryCode: string): Coordinates[] {
  const ofCountry = (countries[countryCode]?.zones ?? []).flatMap((name) => zones[name] ?? []);
  const own = ofCountry.filter((zone) => zone.countries[0] === countryCode);
  return (own.length > 0 ? own : ofCountry).map(({ lat, long }) => ({ latitude: lat, longitude: long }));
}
