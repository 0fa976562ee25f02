import type { Money, PriceLine, Room } from '#contract/api.generated.ts';
import type { CurrencyRate, LocalisedText, ServicePricing, TourPrices } from '#contract/documents.generated.ts';
import { convertFromEuro, multiplyMoney, sumMoney } from './money.ts';
import { passengerCount } from './passenger-slots.ts';

/** A currency with its rate as it was fixed: at the catalogue's for visitors, at the checkout's creation for a booking. */
export interface PriceCurrency {
  code: string;
  rate: CurrencyRate;
}

export interface UnitPrices {
  adult: Money;
  child: Money;
  singleSupplement: Money;
}

/** A line as a checkout keeps it: its name in all languages. */
export interface StoredPriceLine extends Omit<PriceLine, 'name'> {
  name?: LocalisedText;
}

/** A line of the trip itself, before anything is chosen beyond it. */
export interface TripPriceLine extends StoredPriceLine {
  kind: 'adult' | 'child' | 'singleSupplement';
}

export interface PackagePrice<Line extends StoredPriceLine = TripPriceLine> {
  lines: Line[];
  total: Money;
}

/**
 * What one person pays on a departure.
 * @param supplement of the season per person, in euro cents
 */
export function unitPrices(prices: TourPrices, supplement: number, { code, rate }: PriceCurrency): UnitPrices {
  return {
    adult: convertFromEuro(prices.adult + supplement, code, rate),
    child: convertFromEuro(prices.child + supplement, code, rate),
    singleSupplement: convertFromEuro(prices.singleSupplement, code, rate),
  };
}

/** The price of a party. Each unit price is converted and rounded once, so that lines and total sum exactly. */
export function packagePrice(rooms: readonly Room[], prices: UnitPrices): PackagePrice {
  const quantities = [
    ['adult', rooms.reduce((count, { adults }) => count + adults, 0)],
    ['child', rooms.reduce((count, { childAges }) => count + childAges.length, 0)],
    ['singleSupplement', rooms.filter(({ adults, childAges }) => adults === 1 && childAges.length === 0).length],
  ] as const;
  const lines = quantities
    .filter(([, quantity]) => quantity > 0)
    .map(([kind, quantity]) => ({ kind, quantity, unitPrice: prices[kind], total: multiplyMoney(prices[kind], quantity) }));
  return {
    lines,
    total: sumMoney(
      prices.adult.currency,
      lines.map(({ total }) => total),
    ),
  };
}

/** How often a party pays the price of a service. */
export function serviceQuantity(pricing: ServicePricing, rooms: readonly Room[]): number {
  if (pricing === 'perPerson') return passengerCount(rooms);
  return pricing === 'perRoom' ? rooms.length : 1;
}

/** What a trip costs with all that was chosen, less what a promo code takes off. Lines and total sum exactly. */
export function discountedPrice(
  currency: string,
  lines: readonly StoredPriceLine[],
  discount: Money | null,
): PackagePrice<StoredPriceLine> {
  const all = discount ? [...lines, discountLine(discount)] : [...lines];
  return {
    lines: all,
    total: sumMoney(
      currency,
      all.map(({ total }) => total),
    ),
  };
}

function discountLine(discount: Money): StoredPriceLine {
  const unitPrice = multiplyMoney(discount, -1);
  return { kind: 'promoCode', quantity: 1, unitPrice, total: unitPrice };
}

/** Splits an amount by weights into parts that sum to it exactly; what rounding leaves over goes to the first parts. */
export function splitMoney({ amount, currency }: Money, weights: readonly number[]): Money[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / whole));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => ({ amount: share + (index < left ? 1 : 0), currency }));
}
