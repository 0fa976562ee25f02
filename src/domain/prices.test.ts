import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentSchedule } from './payment-schedule.ts';
import { packagePrice, splitMoney, unitPrices } from './prices.ts';

const rooms = fc.array(
  fc.record({ adults: fc.integer({ min: 1, max: 4 }), childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }) }),
  {
    minLength: 1,
    maxLength: 10,
  },
);
const euro = { code: 'EUR', rate: { rate: 1, minorUnits: 2, roundTo: 100 } };

test('a lone adult pays the single supplement, a parent with a child does not', () => {
  const prices = unitPrices({ adult: 100_000, child: 60_000, singleSupplement: 20_000 }, 5_000, euro);
  const kinds = (party: { adults: number; childAges: number[] }[]) =>
    packagePrice(party, prices).lines.map(({ kind, quantity }) => `${quantity} ${kind}`);
  expect(kinds([{ adults: 1, childAges: [] }])).toEqual(['1 adult', '1 singleSupplement']);
  expect(kinds([{ adults: 1, childAges: [8] }])).toEqual(['1 adult', '1 child']);
  expect(packagePrice([{ adults: 1, childAges: [] }], prices).total).toEqual({ amount: 125_000, currency: 'EUR' });
});

test('lines and the payment schedule sum to the package price', () => {
  fc.assert(
    fc.property(rooms, fc.integer({ min: 1, max: 500_000 }), fc.double({ min: 0.1, max: 20, noNaN: true }), (party, adult, rate) => {
      const currency = { code: 'SEK', rate: { rate, minorUnits: 2, roundTo: 500 } };
      const { lines, total } = packagePrice(party, unitPrices({ adult, child: Math.ceil(adult / 2), singleSupplement: 700 }, 0, currency));
      expect(lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(total.amount);
      expect(lines.every((line) => line.total.amount === line.unitPrice.amount * line.quantity)).toBe(true);
      const schedule = paymentSchedule('ONE_TIME', { total, today: '2026-11-21', startDate: '2027-05-04', plans: {}, totalInEuro: 0 });
      expect(schedule?.items.reduce((sum, item) => sum + item.amount.amount, 0)).toBe(total.amount);
    }),
  );
});

test('a split sums exactly', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 100_000_000 }),
      fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 12 }),
      (amount, weights) => {
        const parts = splitMoney({ amount, currency: 'EUR' }, weights);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        expect(parts).toHaveLength(weights.length);
      },
    ),
  );
});
