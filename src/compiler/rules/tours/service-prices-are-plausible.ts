import type { ServicePricing, TourDocument, TourUpsell } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';

/** In cents. Nothing that is offered or charged costs less; who wrote a lower price meant euros. */
const least = 100;
/** In cents. Something that costs less is only odd where all else costs many times as much. */
const leastAmongDearer = 500;
const manyTimes = 10;
/** So many other prices tell what a store charges. */
const enough = 3;
/** A price for a room or a booking may be that of several travellers. */
const mostTravellers = { perPerson: 1, perRoom: 4, perBooking: 8 } as const;

export const servicePricesArePlausible: Rule = {
  name: 'service-prices-are-plausible',
  severity: 'warning',
  check({ tours }, report) {
    const ofOffers = [...tours.values()].flatMap(({ value }) => offeredPricesOf(value)).filter(({ cents }) => cents >= least);
    for (const tour of tours.values()) {
      for (const price of [...offeredPricesOf(tour.value), ...chargesOf(tour.value)]) {
        const problem = problemOf(price, tour.value.prices.adult, ofOffers);
        if (problem) report(tour.placeOf(price.pointer), problem.message, problem.suggestion);
      }
    }
  },
};

interface Price {
  pointer: string;
  cents: number;
  /** What it is for; a charge is paid to others, who may ask for little. */
  pricing: ServicePricing | 'charge';
}

function problemOf({ cents, pricing }: Price, adult: number, all: readonly Price[]): { message: string; suggestion?: string } | undefined {
  if (cents === 0) return undefined;
  if (cents < least) return { message: `Prices are in cents, so this would cost ${euros(cents)}.`, suggestion: String(cents * 100) };
  if (cents > adult * mostTravellers[pricing === 'charge' ? 'perPerson' : pricing])
    return { message: `This would cost ${euros(cents)}, more than the tour itself, which costs ${euros(adult)}.` };
  if (pricing === 'charge' || cents >= leastAmongDearer || all.length <= enough) return undefined;
  const dearer = all.filter((other) => other.cents >= cents * manyTimes);
  if (dearer.length < all.length - 1) return undefined;
  const cheapest = Math.min(...dearer.map((other) => other.cents));
  const message = `Prices are in cents, so this would cost ${euros(cents)}, and nothing else that is offered costs less than ${euros(cheapest)}.`;
  return { message, suggestion: String(cents * 100) };
}

function euros(cents: number): string {
  return `${(cents / 100).toFixed(2)} euros`;
}

function offeredPricesOf({ baseServices = {}, upsells = {} }: TourDocument): Price[] {
  const offersByList: [list: string, offers: Record<string, Pick<TourUpsell, 'categories' | 'pricing'>>][] = [
    ['baseServices', baseServices],
    ['upsells', upsells],
  ];
  return offersByList.flatMap(([list, offers]) =>
    Object.entries(offers).flatMap(([offer, { categories, pricing }]) =>
      Object.entries(categories).map(([category, { price }]) => ({
        pointer: `/${list}/${offer}/categories/${category}/price`,
        cents: price,
        pricing,
      })),
    ),
  );
}

function chargesOf({ externallyPaidCharges = {} }: TourDocument): Price[] {
  return Object.entries(externallyPaidCharges).map(([charge, { pricePerPerson }]) => ({
    pointer: `/externallyPaidCharges/${charge}/pricePerPerson`,
    cents: pricePerPerson,
    pricing: 'charge',
  }));
}
