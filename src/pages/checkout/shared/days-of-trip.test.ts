import { expect, test } from 'vitest';
import { daysOfTrip, nightsBetween } from './days-of-trip.ts';

test('parts stand under the day on which they begin, counted from the day of departure', () => {
  const parts = [{ startDate: '2027-03-28' }, { startDate: '2027-03-27' }, { startDate: '2027-03-28' }];
  expect(daysOfTrip(parts, '2027-03-27').map(({ number, date, parts: ofDay }) => [number, date, ofDay.length])).toEqual([
    [1, '2027-03-27', 1],
    [2, '2027-03-28', 2],
  ]);
  expect(nightsBetween('2027-03-27', '2027-04-02')).toBe(6);
});
