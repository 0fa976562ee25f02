import { expect, test } from 'vitest';
import { dateParts, joinDate, splitDate } from './date-parts.ts';

test('three parts make an ISO day', () => {
  expect(joinDate({ day: '5', month: '3', year: '1990' })).toBe('1990-03-05');
  expect(splitDate('1990-03-05')).toEqual({ day: '05', month: '03', year: '1990' });
});

test('an unfinished day is kept as it was typed and is no valid one', () => {
  expect(joinDate({ day: '5', month: '', year: '19' })).toBe('19--5');
  expect(splitDate('19--5')).toEqual({ day: '5', month: '', year: '19' });
});

test('nothing typed is empty', () => {
  expect(joinDate(splitDate(''))).toBe('');
});

test('a day comes before its month in every language', () => {
  expect(dateParts).toEqual(['day', 'month', 'year']);
});
