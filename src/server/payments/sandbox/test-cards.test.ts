import { expect, test } from 'vitest';
import { cardOutcome } from './test-cards.ts';

const today = new Date('2026-11-21T12:00:00Z');
const outcome = (number: string, expiry = '12/30', cvc = '123') => cardOutcome({ number, expiry, cvc }, today);

test.each([
  ['4242 4242 4242 4242', { kind: 'authorise' }],
  ['4000000000009995', { kind: 'decline', code: 'insufficient_funds' }],
  ['4000002760003184', { kind: 'challenge', afterwards: null }],
  ['4000008260003178', { kind: 'challenge', afterwards: 'insufficient_funds' }],
  ['4000008400001280', { kind: 'decline', code: 'authentication_unavailable' }],
  ['4242424242424241', { kind: 'decline', code: 'incorrect_number' }],
  ['5555555555554444', { kind: 'decline', code: 'test_card_required' }],
])('%s', (number, expected) => {
  expect(outcome(number)).toEqual(expected);
});

test('a card holds to the end of its month', () => {
  expect(outcome('4242424242424242', '11/26').kind).toBe('authorise');
  expect(outcome('4242424242424242', '10/26')).toEqual({ kind: 'decline', code: 'expired_card' });
  expect(outcome('4242424242424242', '12/30', '12')).toEqual({ kind: 'decline', code: 'incorrect_cvc' });
});
