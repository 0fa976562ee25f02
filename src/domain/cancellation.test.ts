import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cancellationDeadlines, cancellationStatement } from './cancellation.ts';

const steps = [
  { daysBefore: 0, keptPercent: 90 },
  { daysBefore: 30, keptPercent: 25 },
  { daysBefore: 60, keptPercent: 10 },
];
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const statement = (today: string, paid = 100_000, total = 100_000) =>
  cancellationStatement({ steps, total: euros(total), paid: euros(paid), today, startDate: '2027-05-31' });

test.each([
  ['2027-04-01', 10],
  ['2027-04-02', 25],
  ['2027-05-01', 25],
  ['2027-05-02', 90],
  ['2027-05-30', 90],
])('on %s %i percent are kept', (today, keptPercent) => {
  expect(statement(today)).toEqual({ keptPercent, kept: euros(keptPercent * 1_000), refund: euros(100_000 - keptPercent * 1_000) });
});

test('no more is kept than was paid, and parts of a cent are the traveller’s', () => {
  expect(statement('2027-05-30', 20_000)).toMatchObject({ kept: euros(20_000), refund: euros(0) });
  expect(statement('2027-04-02', 999, 999)).toMatchObject({ kept: euros(249), refund: euros(750) });
});

test('deadlines are the last days on which each step holds; on the day of departure it is too late', () => {
  expect(cancellationDeadlines(steps, '2027-05-31')).toEqual([
    { lastDay: '2027-04-01', keptPercent: 10 },
    { lastDay: '2027-05-01', keptPercent: 25 },
    { lastDay: '2027-05-30', keptPercent: 90 },
  ]);
});

test('what is kept and what is given back are what was paid, whatever the amounts', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 100 }), (total, paid, keptPercent) => {
      const input = { steps: [{ daysBefore: 0, keptPercent }], total: euros(total), paid: euros(paid) };
      const { kept, refund } = cancellationStatement({ ...input, today: '2027-01-01', startDate: '2027-05-31' });
      expect(kept.amount + refund.amount).toBe(paid);
      expect(Math.min(kept.amount, refund.amount)).toBeGreaterThanOrEqual(0);
    }),
  );
});
