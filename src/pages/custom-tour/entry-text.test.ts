import { expect, test } from 'vitest';
import type { MarketIntl } from '#config/market-intl.ts';
import { entryText } from './entry-text.ts';

const intl = {
  monthOfYear: (month: string) => `month ${month}`,
  shortDay: (day: string) => `day ${day}`,
  number: (value: number) => value.toLocaleString('en'),
  list: (items: readonly string[]) => items.join(' and '),
  message: (id: string) => id,
} as MarketIntl;

test.each([
  ['month', ['2027-05'], 'month 2027-05'],
  ['date', ['2027-05-01'], 'day 2027-05-01'],
  ['number', ['1200'], '1,200'],
  ['money', ['1500', 'GBP'], '1,500 GBP'],
  ['tourStyles', ['rail', 'food'], 'search.style.rail and search.style.food'],
  ['destinations', ['Japan', 'Peru'], 'Japan and Peru'],
  ['text', ['As it was <typed>'], 'As it was <typed>'],
])('an answer in a field drawn as %s reads as %j says', (widget, values, words) => {
  expect(entryText({ widget, values }, intl)).toBe(words);
});
