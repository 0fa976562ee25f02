import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PromoCodeDiscount, ServicePricing } from '#contract/documents.generated.ts';
import { convertFromEuro, multiplyMoney } from './money.ts';
import { paymentSchedule } from './payment-schedule.ts';
import { discountedPrice, packagePrice, type StoredPriceLine, serviceQuantity, splitMoney, unitPrices } from './prices.ts';
import { discountOf } from './promo-codes.ts';

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

const party = (adults: number) => [{ adults, childAges: [] }];

test('a service is paid by head, by room or once', () => {
  const rooms = [...party(2), { adults: 1, childAges: [4, 9] }];
  expect(['perPerson', 'perRoom', 'perBooking'].map((pricing) => serviceQuantity(pricing as ServicePricing, rooms))).toEqual([5, 2, 1]);
});

test('with services and a discount the lines still sum to the total, which is never below nothing', () => {
  const services = fc.array(fc.record({ price: fc.integer({ min: 0, max: 200_000 }), quantity: fc.integer({ min: 1, max: 12 }) }), {
    maxLength: 8,
  });
  const terms: fc.Arbitrary<PromoCodeDiscount> = fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), percentage: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ type: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 2_000_000 }) }),
  );
  fc.assert(
    fc.property(services, terms, fc.double({ min: 0.1, max: 20, noNaN: true }), (chosen, discount, rate) => {
      const currency = { code: 'SEK', rate: { rate, minorUnits: 2, roundTo: 100 } };
      const lines = chosen.map(({ price, quantity }): StoredPriceLine => {
        const unitPrice = convertFromEuro(price, currency.code, currency.rate);
        return { kind: 'upsell', quantity, unitPrice, total: multiplyMoney(unitPrice, quantity) };
      });
      const before = discountedPrice('SEK', lines, null).total;
      const off = discountOf(discount, before, currency);
      const { lines: all, total } = discountedPrice('SEK', lines, off);
      expect(all.reduce((sum, line) => sum + line.total.amount, 0)).toBe(total.amount);
      expect(total.amount).toBe(before.amount - off.amount);
      expect(off.amount >= 0 && total.amount >= 0).toBe(true);
    }),
  );
});
