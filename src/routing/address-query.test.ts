import { expect, test } from 'vitest';
import { withParameters } from './address-query.ts';

test.each([
  ['', { page: '2' }, '?page=2'],
  ['?query=sea&page=2', { page: null }, '?query=sea'],
  ['?query=sea&page=2', { query: 'ice', page: '' }, '?query=ice'],
  ['?touched=1', { touched: null }, ''],
  ['?a=1&a=2', { a: '3' }, '?a=3'],
])('%s with %j is %s', (search, values, expected) => {
  expect(withParameters(search, values)).toBe(expected);
});
