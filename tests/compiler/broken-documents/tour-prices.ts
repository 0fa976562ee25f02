import type { BrokenDocument } from './broken-document.ts';

export const tourPricesMistakes: BrokenDocument[] = [
  {
    mistake: 'a price of one euro',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.prices = { adult: 100, child: 50, singleSupplement: 10 };
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:189:14 warning tour-prices-are-plausible: Prices are in cents, so 3 days would cost 1.00 euros. [10000]',
    ],
  },
  {
    mistake: 'a price that counts the cents twice',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.prices.adult = 50000000;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:189:14 warning tour-prices-are-plausible: Prices are in cents, so a day would cost 166666.67 euros. [500000]',
    ],
  },
  {
    mistake: 'a price of a child in euros',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.prices.child = 300;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:190:14 warning tour-prices-are-plausible: Prices are in cents, so a child would cost 3.00 euros. [30000]',
    ],
  },
  {
    mistake: 'a supplement in euros',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.prices.singleSupplement = 100;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:191:25 warning tour-prices-are-plausible: Prices are in cents, so a room for one would cost 1.00 euros. [10000]',
    ],
  },
  {
    mistake: 'a supplement that is more than the tour',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.prices.singleSupplement = 100000;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:191:25 warning tour-prices-are-plausible: A room for one would cost 1000.00 euros more, which is more than the tour itself.',
    ],
  },
  {
    mistake: 'a supplement of a season in euros',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.departures[0].supplement = 90;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:203:21 warning tour-prices-are-plausible: Prices are in cents, so this season would cost 0.90 euros. [9000]',
    ],
  },
  {
    mistake: 'a supplement of a season that is more than the tour',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.departures[0].supplement = 90000;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:203:21 warning tour-prices-are-plausible: This season would cost 900.00 euros more, which is more than the tour itself.',
    ],
  },
];
