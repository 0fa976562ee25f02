import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { addDays, addMonths, addYears, daysBetween, isIsoDate, isIsoDateTime, weekday } from './calendar.ts';

const days = fc
  .date({ min: new Date('1850-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const utc = (date: string) => DateTime.fromISO(date, { zone: 'utc' });

test('arithmetic agrees with luxon', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -800, max: 800 }), (date, step) => {
      expect(addDays(date, step)).toBe(utc(date).plus({ days: step }).toISODate());
      expect(addMonths(date, step)).toBe(utc(date).plus({ months: step }).toISODate());
      expect(addYears(date, step % 100)).toBe(
        utc(date)
          .plus({ years: step % 100 })
          .toISODate(),
      );
      expect(weekday(date)).toBe(utc(date).weekday);
    }),
  );
});

test('only days that exist are dates', () => {
  expect(isIsoDate('2028-02-29')).toBe(true);
  for (const text of ['2027-02-29', '2027-13-01', '2027-1-1', '27-01-01', '', '2027-01-01T10:00']) expect(isIsoDate(text)).toBe(false);
});

test('a date and time has minutes and no zone', () => {
  expect(isIsoDateTime('2027-05-01T23:59')).toBe(true);
  for (const text of ['2027-05-01T24:00', '2027-02-30T10:00', '2027-05-01', '2027-05-01T10:00Z']) expect(isIsoDateTime(text)).toBe(false);
});

test('days between two days, over leap days and backwards', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  expect(daysBetween('2027-05-04', '2027-05-04')).toBe(0);
  expect(daysBetween('2027-05-04', '2027-04-30')).toBe(-4);
});
