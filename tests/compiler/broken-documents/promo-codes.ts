import type { BrokenDocument } from './broken-document.ts';

const file = 'promo-codes.json';

export const promoCodesMistakes: BrokenDocument[] = [
  {
    mistake: 'a promo code that begins after the departures it is for',
    edits: {
      [file]: (json) =>
        (json.codes['first-trip'].conditions.departureFrom = json.codes['first-trip'].conditions.departureUntil = '2026-10-01'),
    },
    told: [
      'markets/promo-codes.json:11:20 error promo-codes-can-be-used: The code begins on 2026-11-01, after the last departure that it is for, on 2026-10-01.',
    ],
  },
  {
    mistake: 'a discount that is larger than the least price',
    edits: {
      [file]: (json) => {
        json.codes['first-trip'].discount = { type: 'amount', amount: 20_000 };
        json.codes['first-trip'].conditions.minimumTotal = 15_000;
      },
    },
    told: [
      'markets/promo-codes.json:24:25 error promo-codes-can-be-used: A trip of this price is not dearer than the discount of 20000, so the code would be refused.',
    ],
  },
  {
    mistake: 'two promo codes that differ in capitals alone',
    edits: { [file]: (json) => (json.codes.second = { ...json.codes['first-trip'], code: 'Spring' }) },
    told: ['markets/promo-codes.json:27:15 error promo-codes-differ: "first-trip" has this code already: who types it could mean either.'],
  },
  {
    mistake: 'a promo code with a space in it',
    edits: { [file]: (json) => (json.codes['first-trip'].code = 'SPRING 10') },
    told: [
      'markets/promo-codes.json:5:15 error wrong-form: "code" must be 4 to 30 letters, digits and hyphens, beginning and ending with a letter or digit, but is "SPRING 10".',
    ],
  },
  {
    mistake: 'a promo code that ends before it begins',
    edits: { [file]: (json) => (json.codes['first-trip'].validUntil = '2026-10-01') },
    told: ['markets/promo-codes.json:12:21 error promo-codes-can-be-used: The code ends on 2026-10-01, before it begins on 2026-11-01.'],
  },
  {
    mistake: 'a promo code for departures that end before they begin',
    edits: { [file]: (json) => (json.codes['first-trip'].conditions.departureUntil = '2026-12-31') },
    told: [
      'markets/promo-codes.json:23:27 error promo-codes-can-be-used: The last departure, on 2026-12-31, is before the first, on 2027-01-01.',
    ],
  },
  {
    mistake: 'a promo code for a market and a tour that do not exist',
    edits: { [file]: (json) => (json.codes['first-trip'].conditions = { markets: ['uk'], tours: ['two-lake'] }) },
    told: [
      'markets/promo-codes.json:20:11 error promo-codes-can-be-used: There is no market "uk".',
      'markets/promo-codes.json:23:11 error links-lead-to-something-that-exists: There is no tour "two-lake" in content/tours. [two-lakes]',
    ],
  },
  {
    mistake: 'a discount of more than all',
    edits: { [file]: (json) => (json.codes['first-trip'].discount.percentage = 110) },
    told: ['markets/promo-codes.json:8:23 error too-large: "percentage" must be at most 99, but is 110.'],
  },
  {
    mistake: 'a discount of a kind that does not exist',
    edits: { [file]: (json) => (json.codes['first-trip'].discount.type = 'percent') },
    told: ['markets/promo-codes.json:7:17 error not-one-of: "type" must be one of "percentage", "amount", but is "percent". [percentage]'],
  },
  {
    mistake: 'a banner with a promo code that no checkout takes',
    edits: {
      'gb/market.json': (json) =>
        (json.promoCodeBanner = {
          enabled: true,
          promoCode: 'SPRNG',
          title: { en: 'Spring' },
          shortDescription: { en: 'Less in spring' },
          longDescription: { en: '<p>Less in spring</p>' },
        }),
    },
    told: [
      'markets/gb/market.json:21:18 warning announced-promo-codes-exist: This promo code is announced in the market "gb", but promo-codes.json has none of this name: checkouts would refuse it.',
    ],
  },
  {
    mistake: 'a banner with the promo code of another market',
    edits: {
      'gb/market.json': (json) =>
        (json.promoCodeBanner = {
          enabled: true,
          promoCode: 'SPRING',
          title: { en: 'Spring' },
          shortDescription: { en: 'Less in spring' },
          longDescription: { en: '<p>Less in spring</p>' },
        }),
      [file]: (json) => (json.codes['first-trip'].conditions.markets = ['be']),
    },
    told: [
      'markets/gb/market.json:21:18 warning announced-promo-codes-exist: This promo code is announced in the market "gb", but promo-codes.json gives it to other markets alone.',
    ],
  },
  {
    mistake: 'a discount in euros',
    edits: { 'promo-codes.json': (json) => (json.codes['first-trip'].discount = { type: 'amount', amount: 50 }) },
    told: [
      'markets/promo-codes.json:8:19 warning amounts-are-plausible: Amounts are in euro cents, so this would take off 0.50 euros. [5000]',
    ],
  },
  {
    mistake: 'a least price of a promo code in euros',
    edits: { 'promo-codes.json': (json) => (json.codes['first-trip'].conditions.minimumTotal = 1500) },
    told: [
      'markets/promo-codes.json:24:25 warning amounts-are-plausible: Amounts are in euro cents, so this is 15.00 euros, and every trip costs more. [150000]',
    ],
  },
  {
    mistake: 'a promo code for agencies where none sell',
    edits: {
      'promo-codes.json': (json) => Object.assign(json.codes['first-trip'].conditions, { channels: ['B2B'], markets: ['gb'] }),
    },
    told: [
      'markets/promo-codes.json:24:21 warning promo-codes-are-for-open-channels: Nobody could use this code: agencies may not buy in any market that it is for.',
    ],
  },
  {
    mistake: 'a promo code for agencies, one of whose markets has some',
    edits: {
      'promo-codes.json': (json) => Object.assign(json.codes['first-trip'].conditions, { channels: ['B2B'], markets: ['gb', 'be'] }),
    },
    told: [],
  },
  {
    mistake: 'a banner for consumers with a promo code for agencies',
    edits: {
      'promo-codes.json': (json) => (json.codes['first-trip'].conditions.channels = ['B2B']),
      'gb/market.json': (json) => {
        const words = { en: 'Spring' };
        json.promoCodeBanner = { enabled: true, promoCode: 'SPRING', title: words, shortDescription: words, longDescription: words };
      },
    },
    told: [
      'markets/gb/market.json:21:18 warning announced-promo-codes-exist: This promo code is announced in the market "gb", but promo-codes.json gives it to agencies alone.',
    ],
  },
];
