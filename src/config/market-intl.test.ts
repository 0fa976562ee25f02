import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import type { MessageAst, ShellSlice } from '#contract/release.ts';
import { createMarketIntl, type MarketIntl } from './market-intl.ts';
import type { MessageId } from './names.ts';

const ast = (message: string) => parse(message) as unknown as MessageAst;

function intlOf(contentLocale: string): MarketIntl {
  return createMarketIntl({ messages: { 'shell.close': ast('Close') }, language: { contentLocale } } as unknown as ShellSlice);
}

test('messages fill their placeholders and choose the plural of their language; more may come later', () => {
  const intl = intlOf('en-GB');
  intl.add({ 'tour.days': ast('{days, plural, one {# day} other {# days}} in {place}') });
  expect(intl.message('shell.close')).toBe('Close');
  expect([1, 1200].map((days) => intl.message('tour.days' as MessageId, { days, place: 'Oslo' }))).toEqual([
    '1 day in Oslo',
    '1,200 days in Oslo',
  ]);
});

test('days and months are in words, whatever the time zone of the machine', () => {
  expect(intlOf('en-GB').day('2027-05-01')).toBe('Sat, 1 May 2027');
  expect(intlOf('de-DE').shortDay('2027-03-01')).toBe('1. März 2027');
  expect(intlOf('fr-FR').month(2)).toBe('février');
});

test('prices have two decimals, or are rounded up to none, with spaces that Node and browsers agree on', () => {
  const money = { amount: 123_401, currency: 'EUR' };
  expect(intlOf('fr-FR').price(money)).toBe('1\u00a0234,01\u00a0€');
  expect(intlOf('en-GB').roundPrice(money)).toBe('€1,235');
});

test('numbers and lists follow their language', () => {
  expect(intlOf('de-DE').number(12_345.5)).toBe('12.345,5');
  expect(intlOf('en-GB').list(['Norway', 'Italy', 'Japan'])).toBe('Norway, Italy and Japan');
});
