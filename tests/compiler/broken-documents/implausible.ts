import type { BrokenDocument } from './broken-document.ts';
import { copyOfTour } from './edits.ts';

/** Another tour beside the shipped one. */
function anotherTour(id: string, changes: object = {}): Record<string, unknown> {
  return { ...copyOfTour(id), slug: { en: id }, title: { en: `The tour ${id}` }, ...changes };
}

const picture = { src: 'lake.svg', alt: { en: 'A lake' } };

function extra(pricing: string, price: number): object {
  const name = { en: 'A bicycle' };
  return { order: 1, name, description: name, pictures: [picture], pricing, categories: { usual: { order: 1, name, price } } };
}

/** What can hardly be meant, beside what else the tour or the store says. */
export const implausibleMistakes: BrokenDocument[] = [
  {
    mistake: 'a train whose places are swapped',
    edits: { 'content/tours/two-lakes.json': (json) => Object.assign(json.transports.train, { from: 'lugano', to: 'geneva' }) },
    told: [
      'markets/content/tours/two-lakes.json:166:15 warning transports-follow-the-days: This train leads from "lugano" to "geneva", but day 2 leads from "geneva" to "lugano": "from" and "to" look swapped.',
    ],
  },
  {
    mistake: 'a train on the first day whose places are swapped',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.places.zurich = { order: 0, name: { en: 'Zurich' }, latitude: 47.37, longitude: 8.54 };
        json.transports.first = { ...json.transports.train, day: 1, from: 'geneva', to: 'zurich' };
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:183:15 warning transports-follow-the-days: This train leads from "geneva" to "zurich", but day 1 leads from "zurich" to "geneva": "from" and "to" look swapped.',
    ],
  },
  {
    mistake: 'a train there and back on one day',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.transports.there = { ...json.transports.train, day: 3, from: 'lugano', to: 'geneva' };
        json.transports.back = { ...json.transports.train, day: 2, from: 'lugano', to: 'geneva' };
      },
    },
    told: [],
  },
  {
    mistake: 'something that is included and is not',
    edits: { 'content/tours/two-lakes.json': (json) => json.notIncluded.push({ en: 'Boat', fr: 'Bateau' }) },
    told: [
      'markets/content/tours/two-lakes.json:188:13 warning included-and-not-included-differ: "Boat" stands in "included", too: travellers could not tell whether they have to pay for it.',
    ],
  },
  {
    mistake: 'a hundred times as many travellers in one season',
    edits: {
      'content/tours/two-lakes.json': (json) => json.departures.push({ ...json.departures[0], months: [6], places: 800 }),
    },
    told: [
      'markets/content/tours/two-lakes.json:212:17 warning departure-places-are-plausible: A departure would take 800 travellers, but no other season of this tour takes more than 8.',
    ],
  },
  {
    mistake: 'a hundred times as many travellers as another tour takes',
    edits: {
      'content/tours/big.json': (json) =>
        Object.assign(json, anotherTour('big', { departures: [{ months: [5], weekdays: [6], places: 800, supplement: 0 }] })),
    },
    told: [
      'markets/content/tours/big.json:200:17 warning departure-places-are-plausible: A departure would take 800 travellers, but no other tour takes more than 8.',
    ],
  },
  {
    mistake: 'a ship beside groups of walkers',
    edits: {
      'content/tours/ship.json': (json) =>
        Object.assign(json, anotherTour('ship', { departures: [{ months: [5], weekdays: [6], places: 320, supplement: 0 }] })),
    },
    told: [],
  },
  {
    mistake: 'an extra that is dearer than its tour',
    edits: { 'content/tours/two-lakes.json': (json) => (json.upsells = { bicycle: extra('perPerson', 60000) }) },
    told: [
      'markets/content/tours/two-lakes.json:231:20 warning service-prices-are-plausible: This would cost 600.00 euros, more than the tour itself, which costs 500.00 euros.',
    ],
  },
  {
    mistake: 'a guide of its own for a whole party, and a visa',
    edits: {
      'content/tours/two-lakes.json': (json) => {
        json.upsells = { guide: extra('perBooking', 90000) };
        json.externallyPaidCharges = { tax: { order: 1, name: { en: 'Tourist tax' }, pricePerPerson: 150 } };
      },
    },
    told: [],
  },
  {
    mistake: 'an extra in euros among extras in cents',
    edits: {
      'content/tours/two-lakes.json': (json) =>
        (json.upsells = {
          bicycle: extra('perPerson', 6000),
          boat: { ...extra('perPerson', 9000), order: 2 },
          sauna: { ...extra('perPerson', 5000), order: 3 },
          guide: { ...extra('perPerson', 150), order: 4 },
        }),
    },
    told: [
      'markets/content/tours/two-lakes.json:312:20 warning service-prices-are-plausible: Prices are in cents, so this would cost 1.50 euros, and nothing else that is offered costs less than 50.00 euros. [15000]',
    ],
  },
  {
    mistake: 'a season that costs more than half the tour',
    edits: { 'content/tours/two-lakes.json': (json) => (json.departures[0].supplement = 40000) },
    told: [
      'markets/content/tours/two-lakes.json:203:21 warning tour-prices-are-plausible: This season would cost 400.00 euros more, which is more than half the price of the tour, 500.00 euros.',
    ],
  },
  {
    mistake: 'prices of a tour that are all many times too high',
    edits: {
      'content/tours/dear.json': (json) =>
        Object.assign(json, anotherTour('dear', { prices: { adult: 290000, child: 160000, singleSupplement: 60000 } })),
      'content/tours/cheap.json': (json) => Object.assign(json, anotherTour('cheap')),
      'content/tours/usual.json': (json) => Object.assign(json, anotherTour('usual')),
    },
    told: [
      'markets/content/tours/dear.json:187:14 warning tour-prices-are-plausible: A day of this tour would cost 966.67 euros, and one of the dearest other tour costs 166.67 euros.',
    ],
  },
  {
    mistake: 'a code that begins in another generation',
    edits: {
      'promo-codes.json': (json) => {
        const { conditions, validUntil, ...code } = json.codes['first-trip'];
        json.codes['first-trip'] = { ...code, validFrom: '2062-11-01' };
      },
    },
    told: [
      'markets/promo-codes.json:11:20 error promo-codes-can-be-used: The code begins on 2062-11-01, many years ahead: the exchange rates are of 2026-01-15.',
    ],
  },
  {
    mistake: 'a code that ended years ago, and one without an end',
    edits: {
      'promo-codes.json': (json) => {
        const { conditions, ...code } = json.codes['first-trip'];
        json.codes['first-trip'] = { ...code, validFrom: '2019-01-01', validUntil: '2019-12-31' };
        json.codes.always = { ...code, code: 'ALWAYS', validFrom: '2026-01-01', validUntil: '2099-12-31' };
      },
    },
    told: [],
  },
];
