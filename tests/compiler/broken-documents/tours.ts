import type { BrokenDocument } from './broken-document.ts';
import { copyOfTour } from './edits.ts';

export const toursMistakes: BrokenDocument[] = [
  {
    mistake: 'a number that is too small',
    edits: { 'content/tours/two-lakes.json': (json) => (json.accommodations.hill.nights = 0) },
    told: ['markets/content/tours/two-lakes.json:143:17 error too-small: "nights" must be at least 1, but is 0.'],
  },
  {
    mistake: 'a place that the tour does not have',
    edits: { 'content/tours/two-lakes.json': (json) => (json.days[1].place = 'lugarno') },
    told: ['markets/content/tours/two-lakes.json:103:16 error tour-places-exist: "lugarno" is not one of the tour\'s places. [lugano]'],
  },
  {
    mistake: 'a region that does not exist',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].region = 'alp') },
    told: ['markets/content/tours/two-lakes.json:39:17 error tour-destinations-exist: destinations.json has no region "alp". [alps]'],
  },
  {
    mistake: 'a country that does not exist',
    edits: { 'content/tours/two-lakes.json': (json) => (json.destinations[0].country = 'austria') },
    told: [
      'markets/content/tours/two-lakes.json:40:18 error tour-destinations-exist: destinations.json has no country "austria" in the region "alps".',
    ],
  },
  {
    mistake: 'a day after the last',
    edits: { 'content/tours/two-lakes.json': (json) => (json.activities.boat.day = 4) },
    told: ['markets/content/tours/two-lakes.json:155:14 error tour-days-exist: Day 4 does not exist: the tour has 3 days.'],
  },
  {
    mistake: 'too few nights',
    edits: { 'content/tours/two-lakes.json': (json) => delete json.accommodations.hill },
    told: [
      'markets/content/tours/two-lakes.json:121:3 error tour-nights-fill-the-days: The nights of the stays add up to 1, but a tour of 3 days has 2.',
    ],
  },
  {
    mistake: 'an id that is not the name of the file',
    edits: { 'content/tours/two-lakes.json': (json) => (json.id = 'two-lake') },
    told: [
      'markets/content/tours/two-lakes.json:3:9 error tour-ids-are-their-file-names: The id of a tour is the name of its file, but this is "two-lake" in two-lakes.json. [two-lakes]',
    ],
  },
  {
    mistake: 'a slug with a capital and an accent',
    edits: { 'content/tours/two-lakes.json': (json) => (json.slug.fr = 'Deux Étangs') },
    told: [
      'markets/content/tours/two-lakes.json:6:11 error slugs-are-well-formed: "Deux Étangs" cannot stand in an address: small letters without accents, digits and single hyphens are allowed. [deux-etangs]',
    ],
  },
  {
    mistake: 'one slug for two tours',
    edits: { 'content/tours/two-hills.json': (json) => Object.assign(json, copyOfTour('two-hills')) },
    told: [
      'markets/content/tours/two-hills.json:5:11 error slugs-are-unique-in-each-language: In the language "en" the tour "two-lakes" has the same slug: two-lakes.',
      'markets/content/tours/two-hills.json:6:11 error slugs-are-unique-in-each-language: In the language "fr" the tour "two-lakes" has the same slug: deux-lacs.',
    ],
  },
  {
    mistake: 'a tour of an unknown kind',
    edits: { 'content/tours/two-lakes.json': (json) => (json.kind = 'group') },
    told: ['markets/content/tours/two-lakes.json:8:11 error not-one-of: "kind" must be one of "Individual", "GroupTour", but is "group".'],
  },
  {
    mistake: 'a price as a text',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult = '129900') },
    told: [
      'markets/content/tours/two-lakes.json:189:14 error wrong-type: "adult" must be a whole number, but is the text "129900". Write 129900, without quotation marks.',
    ],
  },
  {
    mistake: 'a price with decimals',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult = 1299.5) },
    told: ['markets/content/tours/two-lakes.json:189:14 error wrong-type: "adult" must be a whole number, but is the number 1299.5.'],
  },
  {
    mistake: 'a month that does not exist',
    edits: { 'content/tours/two-lakes.json': (json) => (json.departures[0].months = [13]) },
    told: ['markets/content/tours/two-lakes.json:197:9 error too-large: Entry 1 of "months" must be at most 12, but is 13.'],
  },
  {
    mistake: 'too many highlights',
    edits: {
      'content/tours/two-lakes.json': (json) => (json.highlights = Array.from({ length: 7 }, (_, index) => ({ en: `Highlight ${index}` }))),
    },
    told: ['markets/content/tours/two-lakes.json:22:17 error too-many: "highlights" may have at most 6 entries, but has 7.'],
  },
  {
    mistake: 'too few pictures',
    edits: { 'content/tours/two-lakes.json': (json) => (json.pictures.length = 2) },
    told: ['markets/content/tours/two-lakes.json:43:15 error too-few: "pictures" needs at least 3 entries, but has 2.'],
  },
  {
    mistake: 'a longitude beyond the date line',
    edits: { 'content/tours/two-lakes.json': (json) => (json.places.geneva.longitude = 200) },
    told: ['markets/content/tours/two-lakes.json:74:20 error too-large: "longitude" must be at most 180, but is 200.'],
  },
  {
    mistake: 'a question whose bounds are the wrong way round',
    edits: {
      'content/tours/two-lakes.json': (json) =>
        (json.activities.boat.questions = {
          height: { order: 1, question: { en: 'Height?' }, answerType: 'int', required: true, minimum: 200, maximum: 100 },
        }),
    },
    told: [
      'markets/content/tours/two-lakes.json:165:22 error question-bounds-allow-an-answer: The smallest number, 200, is larger than the largest, 100.',
    ],
  },
  {
    mistake: 'a stay that reaches beyond the last day',
    edits: { 'content/tours/two-lakes.json': (json) => (json.accommodations.hill.startDay = 3) },
    told: [
      'markets/content/tours/two-lakes.json:142:19 error tour-days-exist: This begins on day 3 and would end on day 4: the tour has 3 days.',
    ],
  },
  {
    mistake: 'a meal in the afternoon',
    edits: { 'content/tours/two-lakes.json': (json) => (json.days[0].meals = ['tea']) },
    told: [
      'markets/content/tours/two-lakes.json:95:9 error not-one-of: Entry 1 of "meals" must be one of "breakfast", "lunch", "dinner", but is "tea".',
    ],
  },
  {
    mistake: 'stays that overlap',
    edits: { 'content/tours/two-lakes.json': (json) => (json.accommodations.hill.startDay = 1) },
    told: [
      'markets/content/tours/two-lakes.json:142:19 error tour-stays-follow-one-another: This stay begins on day 1, but travellers need the next one from day 2 on.',
    ],
  },
  {
    mistake: 'a price in euros',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.adult = 500) },
    told: [
      'markets/content/tours/two-lakes.json:189:14 warning tour-prices-are-plausible: Prices are in cents, so 3 days would cost 5.00 euros. [50000]',
    ],
  },
  {
    mistake: 'a child that costs more than an adult',
    edits: { 'content/tours/two-lakes.json': (json) => (json.prices.child = 300000) },
    told: [
      'markets/content/tours/two-lakes.json:190:14 warning tour-prices-are-plausible: A child would cost 3000.00 euros, more than an adult.',
    ],
  },
  {
    mistake: 'a booking that closes years before',
    edits: { 'content/tours/two-lakes.json': (json) => (json.bookingWindowDays = 730) },
    told: ['markets/content/tours/two-lakes.json:206:24 error too-large: "bookingWindowDays" must be at most 365, but is 730.'],
  },
];
