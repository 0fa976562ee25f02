import type { BrokenDocument } from './broken-document.ts';
import { copyOfTour, shippedText } from './edits.ts';

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
    mistake: 'a price of a child that lost a digit',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.prices.child = 3000;
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:190:14 warning tour-prices-are-plausible: A child would cost 30.00 euros, less than a tenth of the 500.00 euros of an adult.',
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
  {
    mistake: 'a price with a comma between its digits',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult = '189,000') },
    told: [
      'markets/content/tours/two-lakes.json:189:14 error wrong-type: "adult" must be a whole number, but is the text "189,000". Write 189000, without quotation marks.',
    ],
  },
  {
    mistake: 'a price with its currency',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult = '€ 50000') },
    told: [
      'markets/content/tours/two-lakes.json:189:14 error wrong-type: "adult" must be a whole number, but is the text "€ 50000". Write 50000, without quotation marks.',
    ],
  },
  {
    mistake: 'a price with a comma and no quotation marks',
    edits: { 'content/tours/two-lakes.json': shippedText('content/tours/two-lakes.json').replace('50000', '1,050,000') },
    told: ['markets/content/tours/two-lakes.json:183:14 error invalid-json: A number has nothing between its digits: 1050000.'],
  },
  {
    mistake: 'a price with a space and no quotation marks',
    edits: { 'content/tours/two-lakes.json': shippedText('content/tours/two-lakes.json').replace('50000', '50 000') },
    told: ['markets/content/tours/two-lakes.json:183:14 error invalid-json: A number has nothing between its digits: 50000.'],
  },
  {
    mistake: 'a price with an underscore',
    edits: { 'content/tours/two-lakes.json': shippedText('content/tours/two-lakes.json').replace('50000', '50_000') },
    told: ['markets/content/tours/two-lakes.json:183:14 error invalid-json: A number has nothing between its digits: 50000.'],
  },
  {
    mistake: 'a price that lost a digit, beside which a child and a room are dear',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult /= 10) },
    told: [
      'markets/content/tours/two-lakes.json:189:14 warning tour-prices-are-plausible: An adult would pay 50.00 euros, which does not fit the 300.00 euros of a child and the 100.00 euros of a room for one. [50000]',
    ],
  },
  {
    mistake: 'a price with a digit too many, beside which a child and a room are cheap',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult *= 10) },
    told: [
      'markets/content/tours/two-lakes.json:189:14 warning tour-prices-are-plausible: An adult would pay 5000.00 euros, which does not fit the 300.00 euros of a child and the 100.00 euros of a room for one. [50000]',
    ],
  },
  {
    mistake: 'a price with a digit too many among tours that cost what is usual',
    edits: {
      'content/tours/two-lakes.json': (json) => (json.prices = { ...json.prices, adult: json.prices.adult * 10, singleSupplement: 50000 }),
      ...Object.fromEntries(
        ['north', 'south', 'west'].map((name) => [
          `content/tours/${name}-walk.json`,
          (json: object) => Object.assign(json, copyOfTour(`${name}-walk`), { slug: { en: `${name}-walk` }, title: { en: `The ${name}` } }),
        ]),
      ),
    },
    told: [
      'markets/content/tours/two-lakes.json:189:14 warning tour-prices-are-plausible: An adult would pay 5000.00 euros, which does not fit the 300.00 euros of a child and the 500.00 euros of a room for one. [50000]',
    ],
  },
];
