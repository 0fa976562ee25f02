import { inProgressStatuses } from '#domain/booking-status.ts';
import { attemptKey, closeSupersededPayments } from './checkout-session.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { settleCheckout } from './settle-checkout.ts';

/** How many checkouts one round takes on. */
const roundSize = 100;

/**
 * Settles what was begun and not ended: bookings in progress, and open checkouts whose payment was begun, since its payer
 * may have paid and never come back. Settling asks by key, so that it may meet a booking that is being worked on.
 */
export async function reconcile(context: SandboxContext): Promise<void> {
  await closeSupersededPayments(context);
  const inProgress = await context.db
    .selectFrom('checkouts')
    .select('id')
    .where('status', 'in', inProgressStatuses)
    .orderBy('updated_at')
    .limit(roundSize)
    .execute();
  for (const { id } of inProgress) await settleCheckout(context, id);
  for (const id of await paidButNotBooked(context)) await settleCheckout(context, id);
}

async function paidButNotBooked({ db, payments }: SandboxContext): Promise<string[]> {
  const begun = await db
    .selectFrom('idempotency_keys as key')
    .innerJoin('checkouts as checkout', (join) =>
      join
        .onRef('checkout.id', '=', 'key.checkout_id')
        .onRef('checkout.price_version', '=', 'key.price_version')
        .onRef('checkout.payment_attempt', '=', 'key.payment_attempt'),
    )
    .select(['checkout.id', 'checkout.price_version', 'checkout.payment_attempt'])
    .where('checkout.status', '=', 'BOOKING_INITIATED')
    .where('key.closed', '=', false)
    .orderBy('key.started_at', 'desc')
    .limit(roundSize)
    .execute();
  const paid: string[] = [];
  for (const row of begun) {
    const session = await payments.findSession(attemptKey(row));
    if (session?.status === 'authorised' || session?.status === 'cancelled') paid.push(row.id);
  }
  return paid;
}
