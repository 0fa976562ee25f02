import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { BookingStatus } from '#contract/api.generated.ts';
import type { DeclineCode } from '#domain/payment-decline.ts';
import type { Db } from '#server/database/open-database.ts';
import type { Database, PaymentTransactionsTable } from '#server/database/schema.ts';
import type { PaymentProvider, PaymentSession } from './provider.ts';

type TransactionRow = Selectable<PaymentTransactionsTable>;

/** Who is booked owes what is due; a change that is under way changes nothing of it. */
const owingStatuses: BookingStatus[] = [
  'BOOKING_COMPLETED',
  'BOOKING_CHANGE_INITIATED',
  'BOOKING_CHANGE_IN_PROGRESS',
  'BOOKING_CHANGE_REQUESTED',
  'BOOKING_CHANGE_COMPLETED',
];
const endedStatuses: BookingStatus[] = ['CANCELLATION_COMPLETED', 'OPTION_CANCELLATION_COMPLETED', 'DISCARDED'];

/** Days until a payment that failed is tried again, after each failure; then somebody must talk to the payer. */
const pauses = [2, 3, 5];
const dayMs = 24 * 3_600_000;
const roundSize = 100;

export interface Collecting {
  db: Db;
  payments: PaymentProvider;
  now: () => Date;
  /** Today where a checkout's market is. */
  todayOf: (market: string) => string;
  warn: (details: { checkoutId: string; reason: string }, message: string) => void;
}

/**
 * Takes the later payments of schedules that are due, and asks for those whose money was on its way. Each try has a key
 * of its own, so that one that was cut off is asked for again and not made twice.
 */
export async function collectDuePayments(collecting: Collecting): Promise<void> {
  const { db, now, todayOf, warn } = collecting;
  await dropPaymentsOfTheCancelled(db);
  const tomorrow = new Date(now().getTime() + dayMs).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('payment_transactions as payment')
    .innerJoin('checkouts as checkout', 'checkout.id', 'payment.checkout_id')
    .selectAll('payment')
    .select('checkout.market')
    .where('payment.place', '>', 0)
    .where('payment.status', 'in', ['Open', 'Failed', 'Pending', 'Unknown'])
    .where('payment.due_date', '<=', tomorrow)
    .where('payment.attempts', '<=', pauses.length)
    .where((where) => where.or([where('payment.next_attempt_at', 'is', null), where('payment.next_attempt_at', '<=', now().toISOString())]))
    .where('checkout.status', 'in', owingStatuses)
    .orderBy('payment.due_date')
    .limit(roundSize)
    .execute();
  for (const { market, ...row } of rows) {
    if (row.due_date > todayOf(market)) continue;
    try {
      await collect(collecting, row);
    } catch (error) {
      warn(
        { checkoutId: row.checkout_id, reason: error instanceof Error ? error.name : 'unknown' },
        'a payment could not be collected now',
      );
    }
  }
}

/** Looks again at one later payment, of which its provider has told something, however often it does. */
export async function updateLaterPayment(collecting: Collecting, key: string): Promise<void> {
  const row = await collecting.db.selectFrom('payment_transactions').selectAll().where('key', '=', key).executeTakeFirst();
  if (!row?.provider_key) return;
  const session = await collecting.payments.findSession(row.provider_key);
  if (session) await take(collecting, row, row.provider_key, session);
}

async function collect(collecting: Collecting, row: TransactionRow): Promise<void> {
  if (row.status === 'Pending') return updateLaterPayment(collecting, row.key);
  const providerKey = nextTry(row);
  if (!(await claim(collecting.db, row, providerKey))) return;
  const session = await collecting.payments.collect({
    key: providerKey,
    sessionKey: row.session_key,
    amount: { amount: row.amount, currency: row.currency },
  });
  await take(collecting, row, providerKey, session);
}

/** Under which the provider knows the next try of a payment. One that has failed is counted: the next has another key. */
function nextTry({ key, attempts }: Pick<TransactionRow, 'key' | 'attempts'>): string {
  return `${key}:try-${attempts + 1}`;
}

/** Writes under which key money is about to be taken, as long as it is still owed: what comes of it is known by that key. */
async function claim(db: Db, { key, status, attempts, checkout_id }: TransactionRow, providerKey: string): Promise<boolean> {
  const claimed = await db
    .updateTable('payment_transactions')
    .set({ provider_key: providerKey, updated_at: new Date().toISOString() })
    .where('key', '=', key)
    .where('status', '=', status)
    .where('attempts', '=', attempts)
    .where((where) =>
      where.exists(where.selectFrom('checkouts').select('id').where('id', '=', checkout_id).where('status', 'in', owingStatuses)),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Writes what came of a try. Who writes it first tells the payer of a failure, in the same transaction. */
async function take({ db, now }: Collecting, row: TransactionRow, providerKey: string, session: PaymentSession): Promise<void> {
  if (session.status === 'authorised' || session.status === 'pending') {
    const status = session.status === 'pending' ? 'Pending' : 'Closed';
    await db.transaction().execute(async (transaction) => {
      const changed = await changeTransaction(transaction, row, {
        status,
        provider_key: providerKey,
        decline_code: null,
        next_attempt_at: null,
      });
      if (changed && status === 'Closed' && row.status !== 'Closed') await giveBackWhatCameTooLate(transaction, row);
    });
    return;
  }
  const isCounted = row.status === 'Failed' && providerKey !== nextTry(row);
  if (isCounted || row.status === 'Deleted') return;
  const isDisputed = session.status === 'disputed';
  const pause = isDisputed ? undefined : pauses[row.attempts];
  await db.transaction().execute(async (transaction) => {
    const changed = await changeTransaction(transaction, row, {
      status: 'Failed',
      provider_key: providerKey,
      decline_code: (session.declineCode as DeclineCode | null) ?? 'generic_decline',
      attempts: isDisputed ? pauses.length + 1 : row.attempts + 1,
      next_attempt_at: pause === undefined ? null : new Date(now().getTime() + pause * dayMs).toISOString(),
    });
    if (!changed) return;
    await transaction.insertInto('outbox').values({ id: randomUUID(), kind: 'paymentFailed', checkout_id: row.checkout_id }).execute();
  });
}

/** Money that was on its way while the trip was cancelled goes back. Whoever cancels meanwhile waits here, and then counts it. */
async function giveBackWhatCameTooLate(transaction: Transaction<Database>, { checkout_id }: TransactionRow): Promise<void> {
  const { status } = await transaction
    .selectFrom('checkouts')
    .select('status')
    .where('id', '=', checkout_id)
    .forShare()
    .executeTakeFirstOrThrow();
  if (!endedStatuses.includes(status)) return;
  await transaction.insertInto('outbox').values({ id: randomUUID(), kind: 'refund', checkout_id }).execute();
}

async function changeTransaction(db: Db, row: TransactionRow, changes: Partial<TransactionRow>): Promise<boolean> {
  const changed = await db
    .updateTable('payment_transactions')
    .set({ ...changes, updated_at: new Date().toISOString() })
    .where('key', '=', row.key)
    .where('status', '=', row.status)
    .where('attempts', '=', row.attempts)
    .returning('key')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Nothing more is taken for a trip that does not take place. */
async function dropPaymentsOfTheCancelled(db: Db): Promise<void> {
  await db
    .updateTable('payment_transactions')
    .set({ status: 'Deleted', updated_at: new Date().toISOString() })
    .where('place', '>', 0)
    .where('status', 'in', ['Open', 'Failed'])
    .where('checkout_id', 'in', (query) => query.selectFrom('checkouts').select('id').where('status', 'in', endedStatuses))
    .execute();
}
