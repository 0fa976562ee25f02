import { expect, test } from 'vitest';
import { callingCountry, internationalNumber, nationalPart } from './phone-parts.ts';

const countries = [
  { countryCode: 'CA', name: 'Canada', callingCode: '1' },
  { countryCode: 'GB', name: 'United Kingdom', callingCode: '44' },
  { countryCode: 'US', name: 'United States', callingCode: '1' },
];
const countryOf = (number: string, preferred: (string | null)[] = []) => callingCountry(number, countries, preferred)?.countryCode;

test('a number tells its country by its calling code', () => {
  expect(countryOf('+44 7400 123456', ['US'])).toBe('GB');
  expect(countryOf('+1 212', ['GB'])).toBe('CA');
  expect(countryOf('+1 212', [null, 'US'])).toBe('US');
});

test('a number without a calling code is one of the preferred country', () => {
  expect(countryOf('', [null, 'GB'])).toBe('GB');
  expect(countryOf('07400', ['GB'])).toBe('GB');
  expect(countryOf('+999', [])).toBeUndefined();
});

test('what is typed beside a calling code becomes international, and is shown without it', () => {
  expect(internationalNumber('7400 123456', '44')).toBe('+44 7400 123456');
  expect(nationalPart('+44 7400 123456', '44')).toBe('7400 123456');
  expect(internationalNumber('', '44')).toBe('');
});

test('a number that brings its calling code keeps it', () => {
  expect(internationalNumber('+1 212', '44')).toBe('+1 212');
  expect(internationalNumber('001 212', '44')).toBe('+1 212');
  expect(nationalPart('+1 212', '44')).toBe('+1 212');
});
