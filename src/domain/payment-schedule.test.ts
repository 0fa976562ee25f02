import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { paymentSchedule, type ScheduleTerms, supportedPaymentPlans } from './payment-schedule.ts';

const plans = {
  splitPayment: { depositPercentage: 25, balanceDueDays: 42, minimumTotal: 60_000 },
  installment: { count: 4, intervalMonths: 1, lastDueDays: 30, minimumTotal: 120_000 },
};

function terms(changes: Partial<ScheduleTerms> = {}): ScheduleTerms {
  return {
    total: { amount: 260_001, currency: 'EUR' },
    today: '2026-11-21',
    startDate: '2027-05-04',
    plans,
    totalInEuro: 260_001,
    ...changes,
  };
}

test('each plan spreads the price over its days', () => {
  expect(supportedPaymentPlans(terms())).toEqual(['ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT']);
  const amounts = (plan: 'SPLIT_PAYMENT' | 'INSTALLMENT') =>
    paymentSchedule(plan, terms())?.items.map(({ due_date, amount }) => `${due_date} ${amount.amount}`);
  expect(amounts('SPLIT_PAYMENT')).toEqual(['2026-11-21 65001', '2027-03-23 195000']);
  expect(amounts('INSTALLMENT')).toEqual(['2026-11-21 65001', '2026-12-21 65000', '2027-01-21 65000', '2027-02-21 65000']);
});

test('a plan is on offer only while its last payment is due in the future and before the trip', () => {
  const on = (startDate: string) => supportedPaymentPlans(terms({ startDate }));
  expect(on('2027-03-22')).toEqual(['ONE_TIME', 'SPLIT_PAYMENT']);
  expect(on('2027-03-23')).toEqual(['ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT']);
  expect(on('2027-01-02')).toEqual(['ONE_TIME']);
  expect(on('2027-01-03')).toEqual(['ONE_TIME', 'SPLIT_PAYMENT']);
});

test('a price below a plan’s least total is paid otherwise, and a plan that is not offered has no schedule', () => {
  expect(supportedPaymentPlans(terms({ totalInEuro: 119_999 }))).toEqual(['ONE_TIME', 'SPLIT_PAYMENT']);
  expect(supportedPaymentPlans(terms({ plans: {} }))).toEqual(['ONE_TIME']);
  expect(paymentSchedule('INSTALLMENT', terms({ plans: {} }))).toBeNull();
});

test('whatever the amount, the currency and the days: items sum exactly, in order, the last before the trip', () => {
  const anyTerms = fc.record({
    amount: fc.integer({ min: 0, max: 1_000_000_000 }),
    currency: fc.constantFrom('EUR', 'JPY', 'SEK', 'KWD'),
    daysAhead: fc.integer({ min: 0, max: 560 }),
    splitPayment: fc.record({
      depositPercentage: fc.integer({ min: 1, max: 99 }),
      balanceDueDays: fc.integer({ min: 1, max: 365 }),
      minimumTotal: fc.constant(0),
    }),
    installment: fc.record({
      count: fc.integer({ min: 2, max: 24 }),
      intervalMonths: fc.integer({ min: 1, max: 6 }),
      lastDueDays: fc.integer({ min: 1, max: 365 }),
      minimumTotal: fc.constant(0),
    }),
  });
  fc.assert(
    fc.property(anyTerms, ({ amount, currency, daysAhead, splitPayment, installment }) => {
      const today = '2027-01-31';
      const startDate = addDays(today, daysAhead);
      const given = terms({ total: { amount, currency }, today, startDate, plans: { splitPayment, installment } });
      for (const plan of supportedPaymentPlans(given)) {
        const items = paymentSchedule(plan, given)?.items ?? [];
        expect(items.reduce((sum, item) => sum + item.amount.amount, 0)).toBe(amount);
        expect(items.every((item) => item.amount.currency === currency)).toBe(true);
        expect(items[0]?.due_date).toBe(today);
        const days = items.map(({ due_date }) => due_date);
        expect(days).toEqual([...new Set(days)].sort());
        if (plan === 'ONE_TIME') continue;
        expect(items.every((item) => item.amount.amount > 0)).toBe(true);
        const last = days.at(-1) ?? today;
        expect(last > today && last < startDate).toBe(true);
      }
    }),
  );
});
