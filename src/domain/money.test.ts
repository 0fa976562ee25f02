import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney, convertFromEuro, majorUnits } from './money.ts';

test('a price is rounded up to the step and never for a rounding error', () => {
  expect(convertFromEuro(100, 'USD', { rate: 1.1, minorUnits: 2, roundTo: 1 })).toEqual({ amount: 110, currency: 'USD' });
  expect(convertFromEuro(189000, 'GBP', { rate: 0.8621, minorUnits: 2, roundTo: 100 })).toEqual({ amount: 163000, currency: 'GBP' });
  expect(convertFromEuro(1000, 'JPY', { rate: 163.4, minorUnits: 0, roundTo: 100 })).toEqual({ amount: 1700, currency: 'JPY' });
  expect(convertFromEuro(12345, 'EUR', { rate: 1, minorUnits: 2, roundTo: 1 })).toEqual({ amount: 12345, currency: 'EUR' });
});

test('a converted price is a multiple of the step, less than one step above the exact one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 1000 }),
      (cents, ratePerMille, roundTo) => {
        const { amount } = convertFromEuro(cents, 'SEK', { rate: ratePerMille / 1000, minorUnits: 2, roundTo });
        expect(amount % roundTo).toBe(0);
        expect(amount * 1000).toBeGreaterThanOrEqual(cents * ratePerMille);
        expect((amount - roundTo) * 1000).toBeLessThan(cents * ratePerMille);
      },
    ),
  );
});

test('an amount is written with the digits of its currency', () => {
  expect(majorUnits({ amount: 1234, currency: 'EUR' })).toBe(12.34);
  expect(majorUnits({ amount: 1700, currency: 'JPY' })).toBe(1700);
});

test('amounts of different currencies are not added', () => {
  expect(() => addMoney({ amount: 1, currency: 'EUR' }, { amount: 1, currency: 'GBP' })).toThrow('Cannot add GBP to EUR');
});
