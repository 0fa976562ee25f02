import { expect, test } from 'vitest';
import { isPossiblePhone, toInternationalPhone } from './phone-number.ts';

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
