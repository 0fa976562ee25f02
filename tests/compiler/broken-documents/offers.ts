import type { BrokenDocument } from './broken-document.ts';

const tour = 'content/tours/two-lakes.json';

const meals = (breakfast: number, halfBoard: number) => ({
  meals: {
    order: 1,
    name: { en: 'Meals' },
    description: { en: 'What is on the table.' },
    type: 'meals',
    pricing: 'perPerson',
    categories: {
      breakfast: { order: 1, name: { en: 'Breakfast' }, price: breakfast },
      'half-board': { order: 2, name: { en: 'Half board' }, price: halfBoard },
    },
  },
});

export const offersMistakes: BrokenDocument[] = [
  {
    mistake: 'a base service whose first category costs something',
    edits: { [tour]: (json) => (json.baseServices = meals(2000, 9000)) },
    told: [
      'markets/content/tours/two-lakes.json:224:20 error base-services-begin-with-what-is-included: "breakfast" stands first, so it is part of the price of the tour and costs nothing more. [0]',
    ],
  },
  {
    mistake: 'a price of a service in euros',
    edits: { [tour]: (json) => (json.baseServices = meals(0, 45)) },
    told: [
      'markets/content/tours/two-lakes.json:231:20 warning service-prices-are-plausible: Prices are in cents, so this would cost 0.45 euros. [4500]',
    ],
  },
  {
    mistake: 'a charge in euros',
    edits: { [tour]: (json) => (json.externallyPaidCharges = { tax: { order: 1, name: { en: 'Visitor tax' }, pricePerPerson: 12 } }) },
    told: [
      'markets/content/tours/two-lakes.json:213:25 warning service-prices-are-plausible: Prices are in cents, so this would cost 0.12 euros. [1200]',
    ],
  },
  {
    mistake: 'a base service without a choice',
    edits: {
      [tour]: (json) => {
        json.baseServices = meals(0, 9000);
        delete json.baseServices.meals.categories['half-board'];
      },
    },
    told: ['markets/content/tours/two-lakes.json:218:21 error too-few: "categories" needs at least 2 entries, but has 1.'],
  },
  {
    mistake: 'a price for something that is not counted',
    edits: {
      [tour]: (json) => {
        json.baseServices = meals(0, 9000);
        json.baseServices.meals.pricing = 'perNight';
      },
    },
    told: [
      'markets/content/tours/two-lakes.json:217:18 error not-one-of: "pricing" must be one of "perPerson", "perRoom", "perBooking", but is "perNight".',
    ],
  },
];
