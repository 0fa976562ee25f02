import type { TourDetails } from '#contract/api.generated.ts';
import { majorUnits } from '#domain/money.ts';

/** A tour as search engines read products: what it is, from whom, and from which price. */
export function tourJsonLd(id: string, tour: TourDetails, brand: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: id,
    name: tour.title,
    description: tour.summary,
    brand: { '@type': 'Brand', name: brand },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: majorUnits(tour.priceFrom).toFixed(2),
      priceCurrency: tour.priceFrom.currency,
    },
  };
}
