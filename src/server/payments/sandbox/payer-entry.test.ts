import { expect, test } from 'vitest';
import { entryOutcome, lastDigits, laterOutcome } from './payer-entry.ts';

const today = new Date('2026-11-21T12:00:00Z');
const card = (number: string, expiry = '12/30', cvc = '123') => entryOutcome({ means: 'card', card: { number, expiry, cvc } }, today);
const debit = (iban: string) => entryOutcome({ means: 'sepa_debit', iban }, today);

test.each([
  ['4242 4242 4242 4242', { kind: 'authorise', saved: 'works' }],
  ['4000000000000002', { kind: 'decline', code: 'generic_decline' }],
  ['4000000000009995', { kind: 'decline', code: 'insufficient_funds' }],
  ['4000000000009987', { kind: 'decline', code: 'lost_card' }],
  ['4000000000000069', { kind: 'decline', code: 'expired_card' }],
  ['4000000000000127', { kind: 'decline', code: 'incorrect_cvc' }],
  ['4000000000000119', { kind: 'decline', code: 'processing_error' }],
  ['4000002760003184', { kind: 'challenge', afterwards: null, saved: 'asksPayer' }],
  ['4000000000003220', { kind: 'challenge', afterwards: null, saved: 'works' }],
  ['4000008400001629', { kind: 'challenge', afterwards: 'generic_decline', saved: 'works' }],
  ['4000008260003178', { kind: 'challenge', afterwards: 'insufficient_funds', saved: 'works' }],
  ['4000008400001280', { kind: 'decline', code: 'authentication_unavailable' }],
  ['4242424242424241', { kind: 'decline', code: 'incorrect_number' }],
  ['5555555555554444', { kind: 'decline', code: 'test_card_required' }],
])('the card %s', (number, expected) => {
  expect(card(number)).toEqual(expected);
});

test.each([
  ['DE89 3704 0044 0532 0130 00', { kind: 'authorise', saved: 'works' }],
  ['de08370400440532013003', { kind: 'later', as: 'authorised', saved: 'comesLater' }],
  ['DE62370400440532013001', { kind: 'decline', code: 'debit_refused' }],
  ['DE78370400440532013004', { kind: 'later', as: 'failed', saved: 'comesBack' }],
  ['DE35370400440532013002', { kind: 'disputed', saved: 'isDisputed' }],
  ['NL91ABNA0417164300', { kind: 'decline', code: 'test_account_required' }],
])('the account %s', (iban, expected) => {
  expect(debit(iban)).toEqual(expected);
});

test('a card holds to the end of its month', () => {
  expect(card('4242424242424242', '11/26').kind).toBe('authorise');
  expect(card('4242424242424242', '10/26')).toEqual({ kind: 'decline', code: 'expired_card' });
  expect(card('4242424242424242', '12/30', '12')).toEqual({ kind: 'decline', code: 'incorrect_cvc' });
});

test('iDEAL leads to the page of a bank that exists', () => {
  expect(entryOutcome({ means: 'ideal', bank: 'bunq' }, today).kind).toBe('challenge');
  expect(entryOutcome({ means: 'ideal', bank: 'toString' }, today).kind).toBe('decline');
});

test('of a value that is no test value not even four digits are kept', () => {
  expect(lastDigits({ means: 'sepa_debit', iban: 'DE89 3704 0044 0532 0130 00' })).toBe('3000');
  expect(lastDigits({ means: 'sepa_debit', iban: 'NL91ABNA0417164300' })).toBeNull();
  expect(lastDigits({ means: 'card', card: { number: '5555555555554444', expiry: '', cvc: '' } })).toBeNull();
});

test('a card that always asks its holder cannot be charged while the holder is away', () => {
  expect(laterOutcome('asksPayer')).toEqual({ kind: 'decline', code: 'authentication_required' });
  expect(laterOutcome('works').kind).toBe('authorise');
});
