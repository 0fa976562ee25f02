import type { BookingStatus, Money } from '#contract/api.generated.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { loadCheckout } from '../checkout-rows.ts';
import { attemptKey } from '../checkout-session.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** Statuses of a booking whose money was not taken yet. */
const uncaptured: readonly BookingStatus[] = ['BOOKING_INITIATED', 'BOOKING_IN_PROGRESS', 'BOOKING_REQUESTED'];

/** Whether money was taken for a booking: while a cancellation is under way, whether it was before. */
export function isCaptured({ status, prior_status }: Pick<CheckoutRow, 'status' | 'prior_status'>): boolean {
  const standing = status === 'CANCELLATION_INITIATED' || status === 'CANCELLATION_IN_PROGRESS' ? prior_status : status;
  return standing !== null && !uncaptured.includes(standing) && !standing.startsWith('OPTION') && standing !== 'DISCARDED';
}

/** What was charged for a booking so far, and not given back. */
export async function paidFor(_context: SandboxContext, row: CheckoutRow): Promise<Money> {
  const { status, cancellation, currency, total_amount } = row;
  if (status === 'CANCELLATION_COMPLETED') return { amount: cancellation?.isCaptured ? cancellation.kept.amount : 0, currency };
  return { amount: isCaptured(row) ? total_amount : 0, currency };
}

/**
 * Gives back what a cancelled booking's terms say; what was only reserved is let go.
 * @param refundKey the same key again gives nothing back a second time
 */
export async function giveMoneyBack({ db, payments }: SandboxContext, checkoutId: string, refundKey: string): Promise<void> {
  const row = await loadCheckout(db, checkoutId);
  const { cancellation } = row;
  if (!cancellation) return;
  const key = attemptKey(row);
  if (!cancellation.isCaptured) {
    // It may have been taken in the moment in which it was cancelled: then all of it goes back.
    const isLetGo = await payments.void(key).then(
      () => true,
      () => false,
    );
    if (isLetGo) return;
    return payments.refund({ key, refundKey, amount: { amount: row.total_amount, currency: row.currency } });
  }
  if (cancellation.refund.amount > 0) await payments.refund({ key, refundKey, amount: cancellation.refund });
}
