import { sql } from 'kysely';
import type { Money, PaymentPlan, PaymentSchedule } from '#contract/api.generated.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { TransactionStatus } from '#domain/payment-transaction.ts';
import type { Db } from '#server/database/open-database.ts';
import type { PaymentMeans } from './provider.ts';

export interface BegunPayment {
  checkoutId: string;
  /** Under which the payment provider will know what is due now. */
  key: string;
  method: PaymentMeans;
  schedule: PaymentSchedule;
}

/** Writes what is to be paid, now and later, before the provider is asked for anything. May be repeated. */
export async function planTransactions(db: Db, { checkoutId, key, method, schedule }: BegunPayment): Promise<void> {
  await db
    .insertInto('payment_transactions')
    .values(
      schedule.items.map(({ due_date, amount }, place) => ({
        key: place === 0 ? key : `${key}:${place}`,
        checkout_id: checkoutId,
        session_key: key,
        place,
        method,
        due_date,
        amount: amount.amount,
        currency: amount.currency,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

/**
 * A trip that was moved to an earlier day is paid for by so many days earlier, today at the earliest: else what is left would
 * fall due when everybody is on the way.
 */
export async function bringPaymentsForward(transaction: Db, checkoutId: string, days: number, today: IsoDate): Promise<void> {
  await transaction
    .updateTable('payment_transactions')
    .set({ due_date: sql`greatest(due_date - ${days}::integer, ${today}::date)` })
    .where('checkout_id', '=', checkoutId)
    .where('place', '>', 0)
    .where('status', '=', 'Open')
    .where('due_date', '>', today)
    .execute();
}

/** What is due under a key: the same as when it was planned, whatever day it is by now. */
export async function amountDue(db: Db, key: string): Promise<Money | null> {
  const row = await db.selectFrom('payment_transactions').select(['amount', 'currency']).where('key', '=', key).executeTakeFirst();
  return row ?? null;
}

/** Whether something was taken for a checkout that was not given back. */
export async function hasClosedTransactions(db: Db, checkoutId: string): Promise<boolean> {
  const closed = await db
    .selectFrom('payment_transactions')
    .select('key')
    .where('checkout_id', '=', checkoutId)
    .where('status', '=', 'Closed')
    .whereRef('refunded', '<', 'amount')
    .executeTakeFirst();
  return closed !== undefined;
}

/** A payment of a booking, as whoever booked may see it. */
export interface ScheduledPayment {
  dueDate: string;
  amount: Money;
  refunded: Money;
  method: PaymentMeans;
  status: TransactionStatus;
}

/** The payments of a checkout in order, but those that were given up; none for one that was booked before they were kept. */
export async function paymentsOf(db: Db, checkoutId: string): Promise<ScheduledPayment[]> {
  const rows = await db
    .selectFrom('payment_transactions')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .where('status', '<>', 'Deleted')
    .orderBy('created_at')
    .orderBy('place')
    .execute();
  return rows.map(({ due_date, amount, refunded, currency, method, status }) => ({
    dueDate: due_date,
    amount: { amount, currency },
    refunded: { amount: refunded, currency },
    method,
    status,
  }));
}

/** The schedule that a booking was made with. */
export function scheduleOfPayments(plan: PaymentPlan, payments: readonly ScheduledPayment[]): PaymentSchedule {
  return { payment_plan: plan, items: payments.map(({ dueDate, amount }) => ({ due_date: dueDate, amount })) };
}
