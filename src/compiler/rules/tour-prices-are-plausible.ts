import type { Rule } from '../check/rule.ts';

/** In cents. No tour costs less a day; who wrote a lower price meant euros. */
const leastADay = 1000;

export const tourPricesArePlausible: Rule = {
  name: 'tour-prices-are-plausible',
  severity: 'warning',
  check({ tours }, report) {
    for (const tour of tours.values()) {
      const { prices, days } = tour.value;
      if (prices.adult < leastADay * days.length) {
        const message = `Prices are in cents, so ${days.length} days would cost ${(prices.adult / 100).toFixed(2)} euros.`;
        report(tour.placeOf('/prices/adult'), message, String(prices.adult * 100));
      } else if (prices.child > prices.adult) {
        const message = `A child would cost ${(prices.child / 100).toFixed(2)} euros, more than an adult.`;
        report(tour.placeOf('/prices/child'), message);
      }
    }
  },
};
