import { expect, test } from 'vitest';
import { type IndicativePriceInput, indicativePrice } from './indicative-price.ts';

const money = (amount: number, currency = 'EUR') => ({ amount, currency });

const input: IndicativePriceInput = {
  prices: { adult: money(100_000), child: money(60_000), singleSupplement: money(20_000) },
  tourDays: 10,
  days: 10,
  adults: 2,
  childAges: [],
  priceFactor: 1,
};

test('a tour of its own length costs what the tour costs', () => {
  expect(indicativePrice(input)).toEqual({ total: money(200_000), perAdult: money(100_000) });
});

test('children cost less; who travels alone pays for a room alone', () => {
  expect(indicativePrice({ ...input, childAges: [4, 9] }).total).toEqual(money(320_000));
  expect(indicativePrice({ ...input, adults: 1 }).total).toEqual(money(120_000));
  expect(indicativePrice({ ...input, adults: 3 }).total).toEqual(money(320_000));
});

test('days more and days less change the price by less than their share', () => {
  expect(indicativePrice({ ...input, days: 12 }).perAdult).toEqual(money(112_000));
  expect(indicativePrice({ ...input, days: 5 }).perAdult).toEqual(money(70_000));
});

test('choices change the price, which is rounded up to whole tens of the currency', () => {
  expect(indicativePrice({ ...input, priceFactor: 1.3 }).perAdult).toEqual(money(130_000));
  expect(indicativePrice({ ...input, days: 11, priceFactor: 0.9 }).perAdult).toEqual(money(96_000));
  const yen = { adult: money(150_001, 'JPY'), child: money(0, 'JPY'), singleSupplement: money(0, 'JPY') };
  expect(indicativePrice({ ...input, prices: yen }).perAdult).toEqual(money(150_010, 'JPY'));
});
