import { expect, test } from 'vitest';
import { isPossiblePhone, phoneCountry, phoneError, toInternationalPhone } from './phone-number.ts';

test.each([
  ['+44 7400 123456', true],
  ['+32470123456', true],
  ['07400 123456', false],
  ['+44 74', false],
  ['+999 123456', false],
  ['call me', false],
])('%j is a possible international number: %s', (text, isPossible) => {
  expect(isPossiblePhone(text)).toBe(isPossible);
});

test('a national number becomes an international one of the country', () => {
  expect(toInternationalPhone('07400 123456', 'GB')).toBe('+44 7400 123456');
  expect(toInternationalPhone('+32470123456', 'GB')).toBe('+32 470 12 34 56');
});

test('what is no number stays as it was typed', () => {
  expect(toInternationalPhone('soon', 'GB')).toBe('soon');
});

test.each([
  ['call me', 'NOT_A_NUMBER'],
  ['+44 74', 'TOO_SHORT'],
  ['+44 7400 1234567890123', 'TOO_LONG'],
  ['+999 123456', 'INVALID_COUNTRY'],
  ['07400 123456', 'INVALID_COUNTRY'],
  [`+44 ${'7'.repeat(247)}`, 'TOO_LONG'],
  ['+1 212 555 0142', null],
])('%j is wrong for the reason %s', (text, error) => {
  expect(phoneError(text)).toBe(error);
});

test('a number with its trunk zero is understood', () => {
  expect(toInternationalPhone('+44 07400 123456', 'US')).toBe('+44 7400 123456');
});

test('a number tells its country', () => {
  expect(phoneCountry('+1 212 555 0142')).toBe('US');
  expect(phoneCountry('soon')).toBeNull();
});
