import type { CustomTourReason } from '#contract/api.generated.ts';
import type { CustomTourWeights, TourDocument } from '#contract/documents.generated.ts';
import type { Wishes } from './wishes.ts';

/** What is asked of a tour to compare it with wishes. */
export interface MatchableTour extends Pick<TourDocument, 'id' | 'destinations' | 'styles' | 'pace' | 'minimumAge'> {
  days: number;
  /** Months, 1 to 12, in which it can still be joined. */
  months: readonly number[];
  /** For one adult, in whole units of the market's currency. */
  price: number;
}

export interface TourMatch {
  id: string;
  /** 0 to 1: the share of the weights of what was wished for. */
  score: number;
  /** Wishes that it fulfils, in the order of their weights. */
  reasons: CustomTourReason[];
  /** Whether the youngest traveller is old enough for it. */
  takesAll: boolean;
}

/** From this much on a wish counts as fulfilled. */
const fulfilled = 0.75;

/** Days by which a tour may be longer or shorter before its length counts for nothing. */
const dayTolerance = 7;

const paces: readonly TourDocument['pace'][] = ['relaxed', 'moderate', 'active'];

/**
 * Tours by how well they fit, best first; equal ones by id, so that the same wishes always give the same answer. A tour that
 * would not take the youngest traveller comes after all that would.
 */
export function matchTours(tours: readonly MatchableTour[], wishes: Wishes, weights: CustomTourWeights): TourMatch[] {
  const takesAll = ({ minimumAge }: MatchableTour) => wishes.childAges.every((age) => age >= minimumAge);
  return tours
    .map((tour) => ({ ...match(tour, wishes, weights), takesAll: takesAll(tour) }))
    .sort((one, other) => Number(other.takesAll) - Number(one.takesAll) || other.score - one.score || (one.id < other.id ? -1 : 1));
}

function match(tour: MatchableTour, wishes: Wishes, weights: CustomTourWeights): Omit<TourMatch, 'takesAll'> {
  const order = (Object.keys(fits) as CustomTourReason[]).sort((one, other) => weights[other] - weights[one]);
  let reached = 0;
  let possible = 0;
  const reasons: CustomTourReason[] = [];
  for (const reason of order) {
    const weight = weights[reason];
    const fit = weight > 0 ? fits[reason](tour, wishes) : null;
    if (fit === null) continue;
    possible += weight;
    reached += weight * fit;
    if (fit >= fulfilled) reasons.push(reason);
  }
  return { id: tour.id, score: possible === 0 ? 0 : reached / possible, reasons };
}

/** How far a tour fulfils each wish, 0 to 1; null where nothing was wished for. */
const fits: Record<CustomTourReason, (tour: MatchableTour, wishes: Wishes) => number | null> = {
  destinations: (tour, { destinations }) => {
    if (destinations.length === 0) return null;
    return Math.max(...destinations.map((wanted) => destinationFit(tour, wanted, destinations)));
  },
  styles: (tour, { styles }) => {
    if (styles.length === 0) return null;
    return styles.filter((style) => tour.styles.some((own) => own === style)).length / styles.length;
  },
  days: (tour, { days }) => (days === null ? null : Math.max(0, 1 - Math.abs(tour.days - days) / dayTolerance)),
  month: (tour, { month }) => (month === null ? null : tour.months.includes(month) ? 1 : 0),
  pace: (tour, { pace }) => (pace === null ? null : 1 - Math.abs(paces.indexOf(pace) - paces.indexOf(tour.pace)) / 2),
  budget: (tour, { budget, priceFactor }) => {
    if (budget === null) return null;
    const price = tour.price * priceFactor;
    return price <= budget ? 1 : budget / price / 2;
  },
};

/** A country that was chosen fits wholly; another of its region half, unless the whole region was chosen. */
function destinationFit({ destinations }: MatchableTour, wanted: string, all: readonly string[]): number {
  const [region = '', country] = wanted.split('/');
  const inRegion = destinations.some((own) => own.region === region);
  if (!inRegion) return 0;
  if (country === undefined) return all.some((other) => other.startsWith(`${region}/`)) ? 0.5 : 1;
  return destinations.some((own) => own.region === region && own.country === country) ? 1 : 0.5;
}
