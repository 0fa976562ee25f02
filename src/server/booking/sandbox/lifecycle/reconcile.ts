import { type BookingStatus, heldStatuses, inProgressStatuses } from '#domain/booking-status.ts';
import type { PaymentStatus } from '#server/payments/provider.ts';
import { attemptKey, closeSupersededPayments } from '../checkout/checkout-session.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { settleCheckout } from './settle-checkout.ts';

/** How many checkouts of each kind one round takes on. */
const roundSize = 100;

/** Others decide, or a traveller who may have left. */
const waitingStatuses: BookingStatus[] = [
  'BOOKING_REQUESTED',
  'BOOKING_CHANGE_INITIATED',
  'BOOKING_CHANGE_REQUESTED',
  'CANCELLATION_INITIATED',
  'OPTION_REQUESTED',
];

/** Payments with which a booking can go on, or its attempt has ended. */
const settledByUs: ReadonlySet<PaymentStatus> = new Set(['authorised', 'pending', 'cancelled', 'failed']);

/**
 * Makes the round that settles what was begun and not ended: whatever is in progress or waits for others, and open checkouts whose payment was
 * begun, since its payer may have paid and never come back. Of those each round looks at the newest, and at some of all
 * the others in turn: most are given up for good, and must not hide one that is paid. Settling asks by key, so that it may
 * meet a booking that is being worked on.
 */
export function createReconciler(context: SandboxContext): () => Promise<void> {
  let lastLookedAt = '';
  let lastAsked = '';

  async function paidButNotBooked(): Promise<string[]> {
    const newest = await begunPayments(context).orderBy('key.started_at', 'desc').limit(roundSize).execute();
    const others = await begunPayments(context).where('checkout.id', '>', lastLookedAt).orderBy('checkout.id').limit(roundSize).execute();
    lastLookedAt = others.at(-1)?.id ?? '';
    const paid = new Set<string>();
    for (const row of [...newest, ...others]) {
      const session = await context.payments.findSession(attemptKey(row));
      if (session && settledByUs.has(session.status)) paid.add(row.id);
    }
    return [...paid];
  }

  /** Of those that wait for others, some in turn; and the holds whose time is over. */
  async function waiting(): Promise<string[]> {
    const { db, now } = context;
    const asked = await db
      .selectFrom('checkouts')
      .select('id')
      .where('status', 'in', waitingStatuses)
      .where('id', '>', lastAsked)
      .orderBy('id')
      .limit(roundSize)
      .execute();
    lastAsked = asked.length < roundSize ? '' : (asked.at(-1)?.id ?? '');
    const expired = await db
      .selectFrom('checkouts')
      .select('id')
      .where('option_expires_at', '<=', now().toISOString())
      .where('status', 'in', heldStatuses)
      .orderBy('option_expires_at')
      .limit(roundSize)
      .execute();
    return [...asked, ...expired].map(({ id }) => id);
  }

  return async () => {
    await closeSupersededPayments(context);
    const inProgress = await context.db
      .selectFrom('checkouts')
      .select('id')
      .where('status', 'in', inProgressStatuses)
      .orderBy('updated_at')
      .limit(roundSize)
      .execute();
    for (const { id } of inProgress) await settleCheckout(context, id);
    for (const id of await waiting()) await settleCheckout(context, id);
    for (const id of await paidButNotBooked()) await settleCheckout(context, id);
  };
}

function begunPayments({ db }: SandboxContext) {
  return db
    .selectFrom('idempotency_keys as key')
    .innerJoin('checkouts as checkout', (join) =>
      join
        .onRef('checkout.id', '=', 'key.checkout_id')
        .onRef('checkout.price_version', '=', 'key.price_version')
        .onRef('checkout.payment_attempt', '=', 'key.payment_attempt'),
    )
    .select(['checkout.id', 'checkout.price_version', 'checkout.payment_attempt'])
    .where('checkout.status', 'in', ['BOOKING_INITIATED', ...heldStatuses])
    .where('key.closed', '=', false);
}
