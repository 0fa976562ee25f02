import type { CompiledMarket, CompiledTour, Release } from '#contract/release.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { FieldProblemCode } from '#domain/field-problem.ts';

export type FieldValidators = Record<string, (value: string) => FieldProblemCode | null>;

export type MarketValidators = ReadonlyMap<string, FieldValidators>;

/** A release as the booking platform uses it: its tours and markets by key. */
export interface LoadedRelease {
  release: Release;
  tours: ReadonlyMap<string, CompiledTour>;
  /** By slug in any language: an address in another language still finds its tour, which then names the right one. */
  toursBySlug: ReadonlyMap<string, CompiledTour>;
  markets: ReadonlyMap<string, CompiledMarket>;
  /** By market code. */
  validators: MarketValidators;
}

/** The release that is served now. It is replaced whole: whoever asked once keeps what they were given. */
export interface ReleaseHolder {
  current(): LoadedRelease;
  replace(release: Release, validators: MarketValidators): void;
}

export function createReleaseHolder(release: Release, validators: MarketValidators): ReleaseHolder {
  let loaded = load(release, validators);
  return {
    current: () => loaded,
    replace: (next, nextValidators) => {
      loaded = load(next, nextValidators);
    },
  };
}

/** @throws BookingError where the market or its language does not exist */
export function marketOf({ markets }: LoadedRelease, code: string, language?: string): CompiledMarket {
  const market = markets.get(code);
  if (!market) throw new BookingError('MARKET_NOT_FOUND');
  if (language && !market.languages.some(({ urlCode }) => urlCode === language)) {
    throw new BookingError('MARKET_NOT_FOUND', `The market ${code} is not in that language`);
  }
  return market;
}

function load(release: Release, validators: MarketValidators): LoadedRelease {
  return {
    release,
    validators,
    tours: new Map(release.catalogue.tours.map((tour) => [tour.id, tour])),
    toursBySlug: new Map(release.catalogue.tours.flatMap((tour) => Object.values(tour.slug).map((slug) => [slug, tour]))),
    markets: new Map(release.markets.map((market) => [market.code, market])),
  };
}
