import { expect, test } from 'vitest';
import { meantNumber } from './written-numbers.ts';

test.each([
  ['189,000', '189000'],
  ['189.000', '189000'],
  ['1 890 000', '1890000'],
  ["189'000", '189000'],
  ['€ 1890', '1890'],
  ['1890 EUR', '1890'],
  ['12', '12'],
  ['1,890.00', undefined],
  ['0,850', undefined],
  ['12,34', undefined],
  ['twelve', undefined],
])('where a whole number is wanted, %s is %s', (text, meant) => expect(meantNumber(text, true)).toBe(meant));

test.each([
  ['0,85', '0.85'],
  ['189,000', '189'],
  ['1,234.5', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1 234', '1234'],
  ['1,234,567', '1234567'],
  ['1.2.3', undefined],
])('where decimals are allowed, %s is %s', (text, meant) => expect(meantNumber(text, false)).toBe(meant));
