import { expect, test } from 'vitest';
import { isSameAddress, withParameters } from './address-query.ts';

test.each([
  ['', { page: '2' }, '?page=2'],
  ['?query=sea&page=2', { page: null }, '?query=sea'],
  ['?query=sea&page=2', { query: 'ice', page: '' }, '?query=ice'],
  ['?touched=1', { touched: null }, ''],
  ['?a=1&a=2', { a: '3' }, '?a=3'],
])('%s with %j is %s', (search, values, expected) => {
  expect(withParameters(search, values)).toBe(expected);
});

test.each([
  ['/tours?a=1&b=2', '/tours?b=2&a=1', true],
  ['/tours?a=1', '/tours?a=2', false],
  ['/tours', '/tours#results', false],
  ['/tours', '/tour', false],
])('%s and %s: %j', (one, other, isSame) => {
  const at = (path: string) => new URL(path, 'https://store.example');
  expect(isSameAddress(at(one), at(other))).toBe(isSame);
});
