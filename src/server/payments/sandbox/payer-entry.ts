import { digitsOf, passesLuhn } from '#domain/card.ts';
import { compactIban } from '#domain/iban.ts';
import type { DeclineCode } from '#domain/payment-decline.ts';
import type { PaymentMeans } from '#server/payments/provider.ts';
import { idealBanks } from './ideal-banks.ts';

export interface Card {
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
}

/** What a payer enters on the way to pay. Nothing of it is kept but the last four digits of a test value. */
export type PayerEntry =
  | { means: 'card'; card: Card }
  | { means: 'sepa_debit'; iban: string }
  /** By the mandate that stands ready. */
  | { means: 'sepa_debit'; iban: null }
  | { means: 'ideal'; bank: string };

/** How a saved means of payment behaves when a later payment is taken. */
export type SavedMeans = 'works' | 'asksPayer' | 'comesLater' | 'comesBack' | 'isDisputed';

/** What an entry leads to. */
export type EntryOutcome =
  | { kind: 'decline'; code: DeclineCode }
  | { kind: 'authorise'; saved: SavedMeans }
  | { kind: 'challenge'; afterwards: DeclineCode | null; saved: SavedMeans }
  /** The money comes, or does not, some time after the debit was submitted. */
  | { kind: 'later'; as: 'authorised' | 'failed'; saved: SavedMeans }
  | { kind: 'disputed'; saved: SavedMeans };

const works = { kind: 'authorise', saved: 'works' } as const;
const declines = (code: DeclineCode) => ({ kind: 'decline', code }) as const;

/** The only card numbers that the sandbox takes, so that no real card is ever typed in. */
const cards: Record<string, EntryOutcome> = {
  '4242424242424242': works,
  '4000000000000002': declines('generic_decline'),
  '4000000000009995': declines('insufficient_funds'),
  '4000000000009987': declines('lost_card'),
  '4000000000000069': declines('expired_card'),
  '4000000000000127': declines('incorrect_cvc'),
  '4000000000000119': declines('processing_error'),
  '4000002760003184': { kind: 'challenge', afterwards: null, saved: 'asksPayer' },
  '4000000000003220': { kind: 'challenge', afterwards: null, saved: 'works' },
  '4000008400001629': { kind: 'challenge', afterwards: 'generic_decline', saved: 'works' },
  '4000008260003178': { kind: 'challenge', afterwards: 'insufficient_funds', saved: 'works' },
  '4000008400001280': declines('authentication_unavailable'),
};

/** The only accounts that the sandbox debits. */
const accounts: Record<string, EntryOutcome> = {
  DE89370400440532013000: works,
  DE08370400440532013003: { kind: 'later', as: 'authorised', saved: 'comesLater' },
  DE62370400440532013001: declines('debit_refused'),
  DE78370400440532013004: { kind: 'later', as: 'failed', saved: 'comesBack' },
  DE35370400440532013002: { kind: 'disputed', saved: 'isDisputed' },
};

/** What an entry leads to. Unknown values are refused, whatever they are. */
export function entryOutcome(entry: PayerEntry, today: Date): EntryOutcome {
  if (entry.means === 'card') return cardOutcome(entry.card, today);
  if (entry.means === 'ideal') {
    const isBank = idealBanks.some(({ id }) => id === entry.bank);
    return isBank ? { kind: 'challenge', afterwards: null, saved: 'works' } : declines('processing_error');
  }
  if (entry.iban === null) return works;
  return accounts[compactIban(entry.iban)] ?? declines('test_account_required');
}

/** The last four digits of a test value; null of anything else. */
export function lastDigits(entry: PayerEntry): string | null {
  const number = entry.means === 'card' ? digitsOf(entry.card.number) : entry.means === 'sepa_debit' ? compactIban(entry.iban ?? '') : '';
  return Object.hasOwn(cards, number) || Object.hasOwn(accounts, number) ? number.slice(-4) : null;
}

/** How a later payment with a saved means goes. */
export function laterOutcome(saved: SavedMeans): EntryOutcome {
  if (saved === 'asksPayer') return declines('authentication_required');
  if (saved === 'comesLater') return { kind: 'later', as: 'authorised', saved };
  if (saved === 'comesBack') return { kind: 'later', as: 'failed', saved };
  return saved === 'isDisputed' ? { kind: 'disputed', saved } : { kind: 'authorise', saved };
}

function cardOutcome({ number, expiry, cvc }: Card, today: Date): EntryOutcome {
  const digits = digitsOf(number);
  if (!passesLuhn(digits)) return declines('incorrect_number');
  const outcome = cards[digits];
  if (!outcome) return declines('test_card_required');
  if (isExpired(expiry, today)) return declines('expired_card');
  return /^\d{3}$/.test(cvc) ? outcome : declines('incorrect_cvc');
}

/** A card holds to the end of its month. */
function isExpired(expiry: string, today: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(expiry.trim());
  if (!match) return true;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) <= today.getTime();
}

/** What a browser sends to the provider's address, by the means of payment of its session. */
export interface EntryBody {
  number?: string;
  expiry?: string;
  cvc?: string;
  iban?: string;
  bank?: string;
  usesMandate?: boolean;
}

/** Reads what a browser sent; null where it does not belong to the means of payment. */
export function readEntry(means: PaymentMeans, { number, expiry, cvc, iban, bank, usesMandate }: EntryBody): PayerEntry | null {
  if (means === 'card') return number && expiry && cvc ? { means, card: { number, expiry, cvc } } : null;
  if (means === 'ideal') return bank ? { means, bank } : null;
  if (usesMandate) return { means, iban: null };
  return iban ? { means, iban } : null;
}
