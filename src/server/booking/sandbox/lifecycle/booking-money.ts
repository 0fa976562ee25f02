import type { BookingStatus, Money } from '#contract/api.generated.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CheckoutRow, StoredCancellation } from '#server/database/schema.ts';
import { givenBackFor, refundCheckout } from '#server/payments/refund-checkout.ts';
import { loadCheckout } from '../checkout/checkout-rows.ts';
import { attemptKey } from '../checkout/checkout-session.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** Statuses of a booking that is confirmed and paid for, at least in part. */
const confirmed: readonly BookingStatus[] = [
  'BOOKING_COMPLETED',
  'BOOKING_CHANGE_INITIATED',
  'BOOKING_CHANGE_IN_PROGRESS',
  'BOOKING_CHANGE_REQUESTED',
  'BOOKING_CHANGE_COMPLETED',
];

/** Whether money was taken for a booking; of one that is being cancelled, whether it was before. */
export function isCaptured({ status, prior_status }: Pick<CheckoutRow, 'status' | 'prior_status'>): boolean {
  const isEnding = status === 'CANCELLATION_INITIATED' || status === 'CANCELLATION_IN_PROGRESS';
  const standing = isEnding ? prior_status : status;
  return standing !== null && confirmed.includes(standing);
}

/** What was charged for a booking so far, and not given back. */
export async function paidFor({ db }: SandboxContext, { id, currency }: Pick<CheckoutRow, 'id' | 'currency'>): Promise<Money> {
  const payments = await db
    .selectFrom('payment_transactions')
    .select(['amount', 'refunded'])
    .where('checkout_id', '=', id)
    .where('status', '=', 'Closed')
    .execute();
  return { amount: payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0), currency };
}

/**
 * Gives back what a cancelled booking's terms say; what was only reserved is let go.
 * @param refundKey the same key again gives nothing back a second time
 */
export async function giveMoneyBack(context: SandboxContext, checkoutId: string, refundKey: string): Promise<void> {
  const row = await loadCheckout(context.db, checkoutId);
  const { cancellation } = row;
  if (!cancellation) return;
  await giveBack(context, row, cancellation, refundKey);
  crashPoint('after-refund');
}

async function giveBack(context: SandboxContext, row: CheckoutRow, cancellation: StoredCancellation, key: string): Promise<void> {
  // What came after the terms were told is not kept: a payment may have been on its way.
  if (cancellation.isCaptured) {
    await giveBackAllBut(cancellation.kept.amount, context, row, key);
    return;
  }
  const attempt = attemptKey(row);
  try {
    await context.payments.void(attempt);
  } catch (error) {
    // It may have been taken in the very moment in which it was cancelled: then all of it goes back.
    if (await isBeingTaken(context, attempt)) await context.payments.capture(attempt);
    if ((await giveBackAllBut(0, context, row, key)) === 0) throw error;
  }
}

/** @returns what was given back under the key by now, in minor units */
async function giveBackAllBut(kept: number, context: SandboxContext, row: CheckoutRow, key: string): Promise<number> {
  const paid = await paidFor(context, row);
  const amount = Math.max(0, paid.amount - kept) + (await givenBackFor(context.db, key));
  await refundCheckout(context, { checkoutId: row.id, key, amount: { ...paid, amount } });
  return amount;
}

/** Whether the provider was asked to take a payment, and its answer was never heard. */
async function isBeingTaken({ db }: SandboxContext, key: string): Promise<boolean> {
  const asked = await db
    .selectFrom('payment_transactions')
    .select('key')
    .where('key', '=', key)
    .where('status', '=', 'PreauthCaptureInProgress')
    .executeTakeFirst();
  return asked !== undefined;
}
