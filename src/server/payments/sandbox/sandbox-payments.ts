import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { serverPaths } from '#contract/server-paths.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { DeclineCode } from '#domain/payment-decline.ts';
import type { Db } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';
import type { PaymentMeans, PaymentProvider, PaymentSession, PaymentStatus } from '#server/payments/provider.ts';
import { idealBanks } from './ideal-banks.ts';
import { change, isCaptured, locked, record, type SessionRow } from './ledger.ts';
import { type EntryBody, type EntryOutcome, entryOutcome, lastDigits, laterOutcome, readEntry } from './payer-entry.ts';

export const sandboxPaymentsPath = serverPaths.sandboxPayments;

/** What the provider's own pages need to know of a session. */
export interface PayerSession {
  id: string;
  amount: { amount: number; currency: string };
  method: PaymentMeans;
  language: string;
  returnUrl: string;
  status: PaymentStatus;
  declineCode: DeclineCode | null;
}

/** The sandbox provider: what a merchant asks of it, and what its payers do on its pages. */
export interface SandboxPayments extends PaymentProvider {
  findPayerSession(id: string): Promise<PayerSession | null>;
  /** A payer's card, account or bank was sent. @throws BookingError where the session is closed, or what was sent is not for it */
  confirm(id: string, body: EntryBody): Promise<PayerSession>;
  /** The payer answered the bank: a 3-D Secure challenge, or the page of iDEAL. */
  answerChallenge(id: string, isPassed: boolean): Promise<PayerSession>;
  /** What happens by itself and is due: debits whose money comes or does not, and payments that are disputed. */
  settleDue(): Promise<void>;
}

export interface SandboxPaymentsOptions {
  now: () => Date;
  /** Milliseconds after which that happens which happens later. */
  delay: number;
}

/** A payment provider without money, with tables of its own, so that what it knows can be compared with what the merchant knows. */
export function createSandboxPayments(db: Db, { now, delay }: SandboxPaymentsOptions): SandboxPayments {
  const findByKey = (key: string) => db.selectFrom('sandbox_payment_sessions').selectAll().where('key', '=', key).executeTakeFirst();
  const later = () => new Date(now().getTime() + delay).toISOString();

  function changesOf(outcome: EntryOutcome): Partial<Omit<SessionRow, 'id'>> {
    if (outcome.kind === 'decline') return { status: 'declined', decline_code: outcome.code, challenge_decline_code: null };
    const saved = { saved_means: outcome.saved, decline_code: null, challenge_decline_code: null };
    if (outcome.kind === 'challenge') return { ...saved, status: 'requires_action', challenge_decline_code: outcome.afterwards };
    if (outcome.kind === 'later') return { ...saved, status: 'pending', settles_at: later(), settles_as: outcome.as };
    if (outcome.kind === 'disputed') return { ...saved, status: 'authorised', settles_at: later(), settles_as: 'disputed' };
    return { ...saved, status: 'authorised' };
  }

  return {
    listBanks: async () => idealBanks.map((bank) => ({ ...bank })),

    async createSession({ key, amount, method, language, returnUrl, savesMethod, standingMandate = null }) {
      await db
        .insertInto('sandbox_payment_sessions')
        .values({
          id: randomUUID(),
          key,
          amount: amount.amount,
          currency: amount.currency,
          method,
          language,
          return_url: returnUrl,
          saves_method: savesMethod,
          standing_mandate: standingMandate,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      const session = await findByKey(key);
      if (!session) throw new Error('The payment session that was just made is gone');
      return toPaymentSession(session);
    },

    async findSession(key) {
      const session = await findByKey(key);
      return session ? toPaymentSession(session) : null;
    },

    async findPayerSession(id) {
      const session = await db.selectFrom('sandbox_payment_sessions').selectAll().where('id', '=', id).executeTakeFirst();
      return session ? toPayerSession(session) : null;
    },

    confirm(id, body) {
      return locked(db, 'id', id, async (transaction, session) => {
        if (session.status === 'authorised' || session.status === 'pending') return toPayerSession(session);
        if (!isConfirmable(session)) throw new BookingError('STATUS_CONFLICT', 'The payment session is closed');
        const entry = readEntry(session.method, body);
        if (!entry || (entry.means === 'sepa_debit' && entry.iban === null && session.standing_mandate === null))
          throw new BookingError('VALIDATION_FAILED', 'That does not belong to the means of payment');
        const changes = changesOf(entryOutcome(entry, now()));
        return toPayerSession(await change(transaction, session, { ...changes, card_last4: lastDigits(entry) }));
      });
    },

    answerChallenge(id, isPassed) {
      return locked(db, 'id', id, async (transaction, session) => {
        // A second click, or a click on a page that is out of date, changes nothing.
        if (session.status !== 'requires_action') return toPayerSession(session);
        const decline = isPassed ? session.challenge_decline_code : 'authentication_failed';
        return toPayerSession(await change(transaction, session, { status: decline ? 'declined' : 'authorised', decline_code: decline }));
      });
    },

    capture(key) {
      return locked(db, 'key', key, async (transaction, session) => {
        if (await isCaptured(transaction, session)) return;
        if (session.status !== 'authorised') throw new Error('Nothing is authorised under this key');
        await record(transaction, session, 'capture');
      });
    },

    async void(key) {
      if (!(await findByKey(key))) return;
      await locked(db, 'key', key, async (transaction, session) => {
        if (session.status === 'cancelled') return;
        if (await isCaptured(transaction, session)) throw new Error('The money under this key was taken already');
        if (session.status === 'authorised') await record(transaction, session, 'void');
        await change(transaction, session, { status: 'cancelled', settles_at: null, settles_as: null });
      });
    },

    refund({ key, refundKey, amount }) {
      return locked(db, 'key', key, async (transaction, session) => {
        const operations = await transaction
          .selectFrom('sandbox_payment_operations')
          .select(['kind', 'refund_key', 'amount'])
          .where('session_id', '=', session.id)
          .execute();
        const known = operations.find((operation) => operation.kind === 'refund' && operation.refund_key === refundKey);
        if (known && known.amount === amount.amount) return;
        if (known) throw new Error('Another amount was given back under this key');
        if (amount.currency !== session.currency) throw new Error('A refund is in the currency of its payment');
        if (leftOf(operations) < amount.amount) throw new Error('Less than that is left of this payment');
        await record(transaction, { id: session.id, amount: amount.amount }, 'refund', refundKey);
      });
    },

    async collect({ key, sessionKey, amount }) {
      const saved = await findByKey(sessionKey);
      if (!saved?.saves_method || !saved.saved_means) throw new Error('No means of payment was saved under this key');
      const { saved_means } = saved;
      await db
        .insertInto('sandbox_payment_sessions')
        .values({
          id: randomUUID(),
          key,
          amount: amount.amount,
          currency: amount.currency,
          method: saved.method,
          language: saved.language,
          return_url: saved.return_url,
          card_last4: saved.card_last4,
          captures_itself: true,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
      return locked(db, 'key', key, async (transaction, session) =>
        toPaymentSession(session.status === 'open' ? await change(transaction, session, changesOf(laterOutcome(saved_means))) : session),
      );
    },

    async settleDue() {
      const due = await db.selectFrom('sandbox_payment_sessions').select('id').where('settles_at', '<=', now().toISOString()).execute();
      for (const { id } of due) {
        await locked(db, 'id', id, async (transaction, session) => {
          const { settles_as } = session;
          if (!settles_as || session.settles_at === null) return;
          // Only what was taken can be disputed.
          if (settles_as === 'disputed' && !(await isCaptured(transaction, session))) return;
          const returned = settles_as === 'failed' ? { decline_code: 'debit_returned' as const } : {};
          await change(transaction, session, { status: settles_as, settles_at: null, settles_as: null, ...returned });
        });
      }
    },
  };
}

type OperationAmount = Pick<Selectable<Database['sandbox_payment_operations']>, 'kind' | 'amount'>;

/** What of a payment is with the merchant. */
function leftOf(operations: readonly OperationAmount[]): number {
  return operations.reduce((left, { kind, amount }) => {
    if (kind === 'capture') return left + amount;
    return kind === 'refund' || kind === 'dispute' ? left - amount : left;
  }, 0);
}

function isConfirmable({ status, captures_itself }: SessionRow): boolean {
  return !captures_itself && (status === 'open' || status === 'requires_action' || status === 'declined');
}

function toPaymentSession({ id, status, decline_code }: SessionRow): PaymentSession {
  return { id, status, declineCode: decline_code, confirmUrl: `${sandboxPaymentsPath}/sessions/${id}/confirm` };
}

function toPayerSession({ id, amount, currency, method, language, return_url, status, decline_code }: SessionRow): PayerSession {
  return { id, amount: { amount, currency }, method, language, returnUrl: return_url, status, declineCode: decline_code };
}
