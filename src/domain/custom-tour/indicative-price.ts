import type { Money } from '#contract/api.generated.ts';
import { minorUnitDigits } from '../money.ts';
import { packagePrice, type UnitPrices } from '../prices.ts';

export interface IndicativePriceInput {
  /** Of the tour that the proposal is made from. */
  prices: UnitPrices;
  /** Days of that tour, and of the proposal. */
  tourDays: number;
  days: number;
  adults: number;
  childAges: readonly number[];
  /** What choices make of the price, as better hotels. */
  priceFactor: number;
}

/** Of what a tour costs a day, this much goes on while nothing is planned: bed and board without guides and tickets. */
const freeDayShare = 0.6;

/** Prices are rounded up to this many major units, so that nobody takes them for an offer. */
const roundedTo = 10;

/**
 * What a proposal would cost about: for the party in double rooms, and for one adult. A day more costs less than a day of the
 * tour, a day less saves as little, since getting there costs the same.
 */
export function indicativePrice(input: IndicativePriceInput): { total: Money; perAdult: Money } {
  const { prices, tourDays, days, adults, childAges, priceFactor } = input;
  const factor = (1 + ((days - tourDays) / tourDays) * freeDayShare) * priceFactor;
  const { total } = packagePrice(roomsFor(adults, childAges), prices);
  return { total: scaled(total, factor), perAdult: scaled(prices.adult, factor) };
}

/** Adults two by two, children with the first of them. */
function roomsFor(adults: number, childAges: readonly number[]): { adults: number; childAges: number[] }[] {
  const count = Math.max(1, Math.ceil(adults / 2));
  return Array.from({ length: count }, (_, index) => ({
    adults: Math.min(2, adults - index * 2),
    childAges: index === 0 ? [...childAges] : [],
  }));
}

function scaled({ amount, currency }: Money, factor: number): Money {
  const unit = roundedTo * 10 ** minorUnitDigits(currency);
  return { amount: Math.ceil(Math.round(amount * factor) / unit) * unit, currency };
}
