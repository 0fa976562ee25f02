import type { TourDocument, TourUpsell } from '#contract/documents.generated.ts';
import type { Rule } from '../../check/rule.ts';

/** In cents. Nothing that is offered or charged costs less; who wrote a lower price meant euros. */
const least = 100;

export const servicePricesArePlausible: Rule = {
  name: 'service-prices-are-plausible',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      for (const { pointer, cents } of pricesOf(tour.value)) {
        if (cents === 0 || cents >= least) continue;
        const message = `Prices are in cents, so this would cost ${(cents / 100).toFixed(2)} euros.`;
        report(tour.placeOf(pointer), message, String(cents * 100));
      }
    }
  },
};

function pricesOf({ baseServices = {}, upsells = {}, externallyPaidCharges = {} }: TourDocument): { pointer: string; cents: number }[] {
  const offersByList: [list: string, offers: Record<string, Pick<TourUpsell, 'categories'>>][] = [
    ['baseServices', baseServices],
    ['upsells', upsells],
  ];
  const ofOffers = offersByList.flatMap(([list, offers]) =>
    Object.entries(offers).flatMap(([offer, { categories }]) =>
      Object.entries(categories).map(([category, { price }]) => ({
        pointer: `/${list}/${offer}/categories/${category}/price`,
        cents: price,
      })),
    ),
  );
  const ofCharges = Object.entries(externallyPaidCharges).map(([charge, { pricePerPerson }]) => ({
    pointer: `/externallyPaidCharges/${charge}/pricePerPerson`,
    cents: pricePerPerson,
  }));
  return [...ofOffers, ...ofCharges];
}
