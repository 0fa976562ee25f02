import { digitsOf, passesLuhn } from '#domain/card.ts';
import type { DeclineCode } from '#domain/payment-decline.ts';

/** What a test card leads to. */
export type CardOutcome =
  | { kind: 'authorise' }
  | { kind: 'decline'; code: DeclineCode }
  | { kind: 'challenge'; afterwards: DeclineCode | null };

/** The only numbers that the sandbox takes, so that no real card is ever typed in. */
const outcomes: Record<string, CardOutcome> = {
  '4242424242424242': { kind: 'authorise' },
  '4000000000000002': { kind: 'decline', code: 'generic_decline' },
  '4000000000009995': { kind: 'decline', code: 'insufficient_funds' },
  '4000000000009987': { kind: 'decline', code: 'lost_card' },
  '4000000000000069': { kind: 'decline', code: 'expired_card' },
  '4000000000000127': { kind: 'decline', code: 'incorrect_cvc' },
  '4000000000000119': { kind: 'decline', code: 'processing_error' },
  '4000002760003184': { kind: 'challenge', afterwards: null },
  '4000000000003220': { kind: 'challenge', afterwards: null },
  '4000008400001629': { kind: 'challenge', afterwards: 'generic_decline' },
  '4000008260003178': { kind: 'challenge', afterwards: 'insufficient_funds' },
  '4000008400001280': { kind: 'decline', code: 'authentication_unavailable' },
};

export interface Card {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

/** What a card leads to. Unknown numbers are refused, whatever they are. */
export function cardOutcome({ number, expiry, cvc }: Card, today: Date): CardOutcome {
  const digits = digitsOf(number);
  if (!passesLuhn(digits)) return { kind: 'decline', code: 'incorrect_number' };
  const outcome = outcomes[digits];
  if (!outcome) return { kind: 'decline', code: 'test_card_required' };
  if (isExpired(expiry, today)) return { kind: 'decline', code: 'expired_card' };
  return /^\d{3}$/.test(cvc) ? outcome : { kind: 'decline', code: 'incorrect_cvc' };
}

/** A card holds to the end of its month. */
function isExpired(expiry: string, today: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim());
  if (!match) return true;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) <= today.getTime();
}
