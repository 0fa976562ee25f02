import type { TourDetailsData } from '#contract/api.generated.ts';
import { majorUnits } from '#domain/money.ts';
import type { JsonLd, JsonLdContext } from '#renderer/routes/json-ld.ts';

/** A tour as search engines read products: what it is, from whom, and the price from which the page offers it. */
export function tourJsonLd({ id, attributes: tour }: TourDetailsData, { config, url, absolute }: JsonLdContext): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: id,
    name: tour.title,
    description: tour.summary,
    image: absolute(tour.sharePicture),
    brand: { '@type': 'Brand', name: config.shell.brand.name },
    offers: {
      '@type': 'Offer',
      url,
      price: majorUnits(tour.priceFrom).toFixed(2),
      priceCurrency: tour.priceFrom.currency,
    },
  };
}
