import type { TourDetails, TourMap, TourMapLabels, TourSummary } from '#contract/api.generated.ts';
import type { CompiledMarket, CompiledTour } from '#contract/release.ts';
import { textIn } from '#domain/localised-text.ts';
import { placeLabels } from '#domain/map-labels.ts';
import { type PriceCurrency, type UnitPrices, unitPrices } from '#domain/prices.ts';
import { countryNames } from './load-catalogue.ts';
import { type LoadedRelease, marketOf } from './release-holder.ts';

/** A tour as a card, without its next departure, which changes as places are taken. */
export type TimelessSummary = Omit<TourSummary, 'nextDeparture'>;

/** The catalogue in one market and language: what follows from the release alone, made once. */
export interface LocalisedCatalogue {
  market: CompiledMarket;
  summaries: ReadonlyMap<string, TimelessSummary>;
  countryName(key: string): string;
  regionName(key: string): string;
  details(tourId: string): TourDetails | null;
}

const catalogues = new WeakMap<LoadedRelease, Map<string, LocalisedCatalogue>>();

/** @throws BookingError where the market or its language does not exist */
export function localisedCatalogue(loaded: LoadedRelease, marketCode: string, language: string): LocalisedCatalogue {
  const ofRelease = catalogues.get(loaded) ?? new Map<string, LocalisedCatalogue>();
  catalogues.set(loaded, ofRelease);
  const key = `${marketCode}-${language}`;
  const known = ofRelease.get(key) ?? makeCatalogue(loaded, marketOf(loaded, marketCode, language), language);
  ofRelease.set(key, known);
  return known;
}

/** The currency of a market at the catalogue's rate. @throws where the rates lack it, which the compiler refuses */
export function currencyOf({ release }: LoadedRelease, { currency }: CompiledMarket): PriceCurrency {
  const rate = release.catalogue.rates.currencies[currency];
  if (!rate) throw new Error(`The rates have no ${currency}`);
  return { code: currency, rate };
}

function makeCatalogue(loaded: LoadedRelease, market: CompiledMarket, language: string): LocalisedCatalogue {
  const { tours, regions } = loaded.release.catalogue;
  const currency = currencyOf(loaded, market);
  const names = new Map(regions.flatMap(({ countries }) => countries.map(({ key, name }) => [key, textIn(name, language)])));
  const regionNames = new Map(regions.map(({ key, name }) => [key, textIn(name, language)]));
  const details = new Map<string, TourDetails>();
  return {
    market,
    summaries: new Map(tours.map((tour) => [tour.id, summaryOf(tour, countryNames(tour, regions, language), currency, language)])),
    countryName: (key) => names.get(key) ?? key,
    regionName: (key) => regionNames.get(key) ?? key,
    details: (tourId) => {
      const tour = loaded.tours.get(tourId);
      if (!tour) return null;
      const known = details.get(tourId) ?? detailsOf(tour, loaded, currency, language);
      details.set(tourId, known);
      return known;
    },
  };
}

/** The prices of the cheapest season. */
export function lowestPrices(tour: CompiledTour, currency: PriceCurrency): UnitPrices {
  return unitPrices(tour.prices, Math.min(...tour.departures.map(({ supplement }) => supplement)), currency);
}

function picturesOf(tour: CompiledTour, language: string): { src: string; alt: string }[] {
  return tour.pictures.map(({ src, alt }) => ({ src, alt: textIn(alt, language) }));
}

export function firstPicture(tour: CompiledTour, language: string): { src: string; alt: string } {
  return picturesOf(tour, language)[0] ?? { src: '', alt: '' };
}

function summaryOf(tour: CompiledTour, countries: string[], currency: PriceCurrency, language: string): TimelessSummary {
  const text = (value: Parameters<typeof textIn>[0]) => textIn(value, language);
  return {
    id: tour.id,
    slug: text(tour.slug),
    kind: tour.kind,
    title: text(tour.title),
    tagline: text(tour.tagline),
    durationDays: tour.days.length,
    countries,
    styles: tour.styles,
    picture: firstPicture(tour, language),
    priceFrom: lowestPrices(tour, currency).adult,
  };
}

/** Shares of the map's width that letters are high. */
const letterHeights = { wide: 0.026, narrow: 0.045 };

function mapIn({ map }: CompiledTour, language: string): TourMap {
  const { width, height } = map;
  const stops = map.stops.map(({ key, name, x, y }) => ({ key, name: textIn(name, language), x, y }));
  const labels = (share: number): TourMapLabels => {
    const fontSize = Math.round(width * share);
    const placed = placeLabels(stops, { width, height, fontSize });
    return { fontSize, places: placed.map(({ labelX, labelY, anchor }) => ({ x: labelX, y: labelY, anchor })) };
  };
  return { ...map, stops, wideLabels: labels(letterHeights.wide), narrowLabels: labels(letterHeights.narrow) };
}

function detailsOf(tour: CompiledTour, { release }: LoadedRelease, currency: PriceCurrency, language: string): TourDetails {
  const { regions } = release.catalogue;
  const text = (value: Parameters<typeof textIn>[0]) => textIn(value, language);
  const place = (key: string) => {
    const found = tour.places[key];
    return found ? text(found.name) : key;
  };
  const stays = Object.values(tour.accommodations).sort((left, right) => left.startDay - right.startDay);
  const regionKeys = [...new Set(tour.destinations.map(({ region }) => region))];
  const prices = lowestPrices(tour, currency);
  return {
    slug: text(tour.slug),
    slugs: tour.slug as unknown as Record<string, string>,
    tourType: tour.kind,
    title: text(tour.title),
    tagline: text(tour.tagline),
    summary: text(tour.summary),
    description: text(tour.description).split(/\n\s*\n/),
    highlights: tour.highlights.map(text),
    styles: tour.styles,
    pace: tour.pace,
    durationDays: tour.days.length,
    minimumAge: tour.minimumAge,
    countries: countryNames(tour, regions, language),
    regions: regions.filter(({ key }) => regionKeys.includes(key)).map(({ name }) => text(name)),
    pictures: picturesOf(tour, language),
    sharePicture: tour.sharePicture,
    map: mapIn(tour, language),
    days: tour.days.map((day, index) => {
      const number = index + 1;
      const stay = stays.find(({ startDay, nights }) => startDay <= number && number < startDay + nights);
      return {
        title: text(day.title),
        text: text(day.text),
        place: place(day.place),
        meals: day.meals,
        accommodation: stay ? text(stay.name) : null,
        activities: Object.values(tour.activities)
          .filter((activity) => activity.day === number)
          .map(({ name, description, durationHours }) => ({ name: text(name), description: text(description), durationHours })),
      };
    }),
    stays: stays.map(({ name, description, place: key, nights, category }) => ({
      name: text(name),
      description: text(description),
      place: place(key),
      nights,
      category,
    })),
    included: tour.included.map(text),
    notIncluded: tour.notIncluded.map(text),
    priceFrom: prices.adult,
    childPriceFrom: prices.child,
    singleSupplement: prices.singleSupplement,
  };
}
