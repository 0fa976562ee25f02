import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { BookingError } from '#domain/error-catalogue.ts';
import type { DeclineCode } from '#domain/payment-decline.ts';
import type { Db } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';
import type { PaymentProvider, PaymentSession, PaymentStatus } from '#server/payments/provider.ts';
import { type Card, cardOutcome } from './test-cards.ts';

export const sandboxPaymentsPath = '/sandbox-payments';

type SessionRow = Selectable<Database['sandbox_payment_sessions']>;

/** What the provider's own pages need to know of a session. */
export interface PayerSession {
  id: string;
  amount: { amount: number; currency: string };
  language: string;
  returnUrl: string;
  status: PaymentStatus;
  declineCode: DeclineCode | null;
}

/** The sandbox provider: what a merchant asks of it, and what its payers do on its pages. */
export interface SandboxPayments extends PaymentProvider {
  findPayerSession(id: string): Promise<PayerSession | null>;
  /** A card was sent. Of the number only the last four digits are kept. @throws BookingError where the session is closed */
  confirm(id: string, card: Card): Promise<PayerSession>;
  /** The payer answered the 3-D Secure challenge. */
  answerChallenge(id: string, isPassed: boolean): Promise<PayerSession>;
}

/** A payment provider without money, with tables of its own, so that what it knows can be compared with what the merchant knows. */
export function createSandboxPayments(db: Db, now: () => Date): SandboxPayments {
  const findByKey = (key: string) => db.selectFrom('sandbox_payment_sessions').selectAll().where('key', '=', key).executeTakeFirst();

  /** Works on a session that nobody else changes meanwhile. */
  function locked<T>(
    column: 'id' | 'key',
    value: string,
    work: (transaction: Transaction<Database>, session: SessionRow) => Promise<T>,
  ): Promise<T> {
    return db.transaction().execute(async (transaction) => {
      const session = await transaction
        .selectFrom('sandbox_payment_sessions')
        .selectAll()
        .where(column, '=', value)
        .forUpdate()
        .executeTakeFirst();
      if (!session) throw new BookingError('CHECKOUT_NOT_FOUND', 'No such payment session');
      return work(transaction, session);
    });
  }

  return {
    async createSession({ key, amount, language, returnUrl }) {
      await db
        .insertInto('sandbox_payment_sessions')
        .values({ id: randomUUID(), key, amount: amount.amount, currency: amount.currency, language, return_url: returnUrl })
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

    confirm(id, card) {
      return locked('id', id, async (transaction, session) => {
        if (session.status === 'authorised') return toPayerSession(session);
        if (session.status === 'cancelled') throw new BookingError('STATUS_CONFLICT', 'The payment session is closed');
        const outcome = cardOutcome(card, now());
        const isKnown = !(outcome.kind === 'decline' && (outcome.code === 'test_card_required' || outcome.code === 'incorrect_number'));
        return update(transaction, session, {
          card_last4: isKnown ? card.number.replace(/\D/g, '').slice(-4) : null,
          challenge_decline_code: outcome.kind === 'challenge' ? outcome.afterwards : null,
          decline_code: outcome.kind === 'decline' ? outcome.code : null,
          status: statusAfter[outcome.kind],
        });
      });
    },

    answerChallenge(id, isPassed) {
      return locked('id', id, async (transaction, session) => {
        // A second click, or a click on a page that is out of date, changes nothing.
        if (session.status !== 'requires_action') return toPayerSession(session);
        const decline = isPassed ? session.challenge_decline_code : 'authentication_failed';
        return update(transaction, session, { status: decline ? 'declined' : 'authorised', decline_code: decline });
      });
    },

    capture(key) {
      return locked('key', key, async (transaction, session) => {
        if (session.status !== 'authorised') throw new Error('Nothing is authorised under this key');
        await record(transaction, session, 'capture');
      });
    },

    async void(key) {
      if (!(await findByKey(key))) return;
      await locked('key', key, async (transaction, session) => {
        if (session.status === 'cancelled') return;
        const captured = await transaction
          .selectFrom('sandbox_payment_operations')
          .select('kind')
          .where('session_id', '=', session.id)
          .where('kind', '=', 'capture')
          .executeTakeFirst();
        if (captured) throw new Error('The money under this key was taken already');
        if (session.status === 'authorised') await record(transaction, session, 'void');
        await update(transaction, session, { status: 'cancelled' });
      });
    },
  };
}

const statusAfter = { authorise: 'authorised', challenge: 'requires_action', decline: 'declined' } as const;

async function update(transaction: Transaction<Database>, session: SessionRow, changes: Partial<SessionRow>): Promise<PayerSession> {
  const changed = await transaction
    .updateTable('sandbox_payment_sessions')
    .set(changes)
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (changed.status === 'authorised') await record(transaction, changed, 'authorisation');
  return toPayerSession(changed);
}

async function record(
  transaction: Transaction<Database>,
  { id, amount }: SessionRow,
  kind: 'authorisation' | 'capture' | 'void',
): Promise<void> {
  await transaction
    .insertInto('sandbox_payment_operations')
    .values({ session_id: id, kind, amount })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind']).doNothing())
    .execute();
}

function toPaymentSession({ id, status, decline_code }: SessionRow): PaymentSession {
  return { id, status, declineCode: decline_code, confirmUrl: `${sandboxPaymentsPath}/sessions/${id}/confirm` };
}

function toPayerSession({ id, amount, currency, language, return_url, status, decline_code }: SessionRow): PayerSession {
  return { id, amount: { amount, currency }, language, returnUrl: return_url, status, declineCode: decline_code };
}
