import { expect, test } from 'vitest';
import { type MatchableTour, matchTours } from './match-tours.ts';
import type { Wishes } from './wishes.ts';

const weights = { destinations: 40, styles: 20, days: 15, month: 10, pace: 10, budget: 10 };

const noWishes: Wishes = {
  destinations: [],
  styles: [],
  pace: null,
  month: null,
  earliestStart: null,
  days: null,
  adults: 2,
  childAges: [],
  budget: null,
  priceFactor: 1,
};

const japan: MatchableTour = {
  id: 'japan',
  destinations: [{ region: 'asia', country: 'japan' }],
  styles: ['culture', 'hiking'],
  pace: 'active',
  minimumAge: 12,
  days: 10,
  months: [4, 10],
  price: 3000,
};
const vietnam: MatchableTour = {
  ...japan,
  id: 'vietnam',
  destinations: [{ region: 'asia', country: 'vietnam' }],
  styles: ['food'],
  price: 1500,
};
const italy: MatchableTour = {
  ...japan,
  id: 'italy',
  destinations: [{ region: 'europe', country: 'italy' }],
  pace: 'relaxed',
  minimumAge: 3,
  days: 6,
  months: [7],
  price: 1000,
};
const tours = [vietnam, italy, japan];

const bestOf = (wishes: Partial<Wishes>, among = tours) => matchTours(among, { ...noWishes, ...wishes }, weights)[0];
const orderOf = (wishes: Partial<Wishes>) => matchTours(tours, { ...noWishes, ...wishes }, weights).map(({ id }) => id);

test('without wishes nothing fits better than anything else: tours come by their ids', () => {
  expect(orderOf({})).toEqual(['italy', 'japan', 'vietnam']);
  expect(bestOf({})).toEqual({ id: 'italy', score: 0, reasons: [], takesAll: true });
});

test('a country that was chosen comes before its neighbours, and those before the rest of the world', () => {
  expect(orderOf({ destinations: ['asia/vietnam'] })).toEqual(['vietnam', 'japan', 'italy']);
  expect(bestOf({ destinations: ['asia/vietnam'] })).toEqual({ id: 'vietnam', score: 1, reasons: ['destinations'], takesAll: true });
});

test('a whole region counts for each of its countries, unless one of them was chosen too', () => {
  expect(matchTours(tours, { ...noWishes, destinations: ['asia'] }, weights).map(({ score }) => score)).toEqual([1, 1, 0]);
  expect(orderOf({ destinations: ['asia', 'asia/vietnam'] })).toEqual(['vietnam', 'japan', 'italy']);
});

test.each<[string, Partial<Wishes>]>([
  ['styles', { styles: ['food'] }],
  ['budget', { budget: 1600 }],
])('%s decide between tours that are alike otherwise', (reason, wishes) => {
  expect(bestOf(wishes, [japan, vietnam])).toMatchObject({ id: 'vietnam', reasons: [reason] });
});

test.each<[string, Partial<Wishes>]>([
  ['days', { days: 6 }],
  ['month', { month: 7 }],
  ['pace', { pace: 'relaxed' }],
])('%s decide between tours that are alike otherwise', (reason, wishes) => {
  expect(bestOf(wishes)).toMatchObject({ id: 'italy', score: 1, reasons: [reason] });
});

test('better beds must fit the budget too', () => {
  expect(bestOf({ budget: 1600, priceFactor: 1 }, [vietnam])?.reasons).toEqual(['budget']);
  expect(bestOf({ budget: 1600, priceFactor: 1.3 }, [vietnam])?.reasons).toEqual([]);
});

test('a tour that would not take the youngest traveller comes last, however well it fits', () => {
  const matches = matchTours(tours, { ...noWishes, destinations: ['asia/japan'], childAges: [5] }, weights);
  expect(matches.map(({ id, takesAll }) => [id, takesAll])).toEqual([
    ['italy', true],
    ['japan', false],
    ['vietnam', false],
  ]);
});

test('a weight of nothing leaves a wish out', () => {
  const [best] = matchTours(tours, { ...noWishes, destinations: ['asia/japan'], month: 7 }, { ...weights, destinations: 0 });
  expect(best).toEqual({ id: 'italy', score: 1, reasons: ['month'], takesAll: true });
});
