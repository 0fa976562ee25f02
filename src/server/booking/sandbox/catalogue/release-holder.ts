import type { CustomTourFormDocument } from '#contract/documents.generated.ts';
import type { CompiledMarket, CompiledTour, Release } from '#contract/release.ts';
import type { ValidateAnswers } from '#domain/custom-tour/answer-problems.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { FieldProblem } from '#domain/field-problem.ts';

export type FieldValidators = Record<string, (value: string) => FieldProblem | null>;

export type MarketValidators = ReadonlyMap<string, FieldValidators>;

/** A market's form for a tour of one's own. */
export interface CustomTourForm {
  hash: string;
  document: CustomTourFormDocument;
  validate: ValidateAnswers;
}

/** What belongs to a release besides its server part, by market code. */
export interface MarketForms {
  validators: MarketValidators;
  customTours: ReadonlyMap<string, CustomTourForm>;
}

/** A release as the booking platform uses it: its tours and markets by key. */
export interface LoadedRelease {
  release: Release;
  tours: ReadonlyMap<string, CompiledTour>;
  /** By slug in any language: an address in another language still finds its tour, which then names the right one. */
  toursBySlug: ReadonlyMap<string, CompiledTour>;
  markets: ReadonlyMap<string, CompiledMarket>;
  /** By market code. */
  validators: MarketValidators;
  /** By market code. */
  customTourForms: ReadonlyMap<string, CustomTourForm>;
}

/** The release that is served now. It is replaced whole: whoever asked once keeps what they were given. */
export interface ReleaseHolder {
  current(): LoadedRelease;
  replace(release: Release, forms: MarketForms): void;
}

export function createReleaseHolder(release: Release, forms: MarketForms): ReleaseHolder {
  let loaded = load(release, forms);
  return {
    current: () => loaded,
    replace: (next, nextForms) => {
      loaded = load(next, nextForms);
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

function load(release: Release, { validators, customTours }: MarketForms): LoadedRelease {
  return {
    release,
    validators,
    customTourForms: customTours,
    tours: new Map(release.catalogue.tours.map((tour) => [tour.id, tour])),
    toursBySlug: new Map(release.catalogue.tours.flatMap((tour) => Object.values(tour.slug).map((slug) => [slug, tour]))),
    markets: new Map(release.markets.map((market) => [market.code, market])),
  };
}
