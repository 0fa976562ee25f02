import { expect, test } from 'vitest';
import { checkCardCvc, checkCardExpiry, checkCardNumber, formatExpiry, groupCardNumber, passesLuhn } from './card.ts';

test('a card number is grouped by four while one types', () => {
  expect(groupCardNumber('42424')).toBe('4242 4');
  expect(groupCardNumber('4242-4242-4242-4242')).toBe('4242 4242 4242 4242');
});

test('the check digit finds a mistyped number', () => {
  expect(passesLuhn('4242424242424242')).toBe(true);
  expect(passesLuhn('4242424242424241')).toBe(false);
});

test.each([
  ['', 'numberMissing'],
  ['4242 42', 'numberIncomplete'],
  ['4242 4242 4242 4241', 'numberInvalid'],
  ['4242 4242 4242 4242', null],
])('the card number %j is told as %s', (text, problem) => {
  expect(checkCardNumber(text)).toBe(problem);
});

test.each([
  ['1', '1'],
  ['4', '04'],
  ['0427', '04/27'],
  ['04/2', '04/2'],
  ['04/2027', '04/27'],
])('the expiry %j becomes %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test.each([
  ['', 'expiryMissing'],
  ['13/27', 'expiryInvalid'],
  ['04/2', 'expiryInvalid'],
  ['10/26', 'expiryPast'],
  ['11/26', null],
  ['01/30', null],
])('in November 2026 the expiry %j is told as %s', (text, problem) => {
  expect(checkCardExpiry(text, '2026-11-30')).toBe(problem);
});

test.each([
  ['', 'cvcMissing'],
  ['12', 'cvcInvalid'],
  ['12a', 'cvcInvalid'],
  ['123', null],
  ['1234', null],
])('the code %j is told as %s', (text, problem) => {
  expect(checkCardCvc(text)).toBe(problem);
});
