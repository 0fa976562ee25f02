import type { ReleaseReason } from '#domain/payment-decline.ts';
import type { Settlement } from '#server/booking/provider.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import type { PaymentStatus } from '#server/payments/provider.ts';
import { changeCheckout, noteEvent, transition } from '../checkout/checkout-rows.ts';
import { attemptKey, closeSupersededPayments } from '../checkout/checkout-session.ts';
import { refusalReason } from '../checkout/payment-guards.ts';
import { dropPromoCode, giveBackPromoCode, redeemPromoCode } from '../offers/redemption.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { SupplierOutcome } from '../supplier/supplier.ts';
import { promise, supplierRequest } from './booking-orders.ts';
import { beginCancellation, isStarted } from './cancel.ts';

/** The money is here, or on its way: then the trip may be booked. */
const coveredStatuses: readonly PaymentStatus[] = ['authorised', 'pending'];

const booked: Settlement = { state: 'booked' };

/** Begins to book what is paid for, whether its places were held before or not. */
export async function startBooking(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const session = await context.payments.findSession(attemptKey(row));
  if (!session) return row.release_reason ? { state: 'released', reason: row.release_reason } : { state: 'unpaid' };
  if (session.status === 'declined') return { state: 'declined', reason: session.declineCode ?? 'generic_decline' };
  if (session.status === 'cancelled') return release(context, row, row.release_reason ?? 'not_available');
  if (session.status === 'failed' || session.status === 'disputed') {
    // The money came back before anything was booked: the next attempt has a key of its own.
    await changeCheckout(context.db, row, { payment_attempt: row.payment_attempt + 1, release_reason: null });
    return { state: 'declined', reason: session.declineCode ?? 'debit_returned' };
  }
  if (!coveredStatuses.includes(session.status)) return { state: 'unpaid' };
  crashPoint('after-authorisation');

  const reason = await refusalReason(context, row);
  if (reason) {
    // Given up before it is given back: whoever settles the same checkout meanwhile may have booked it, and taken the very
    // places that are missing here. Then this fails, and nobody voids what is about to be captured.
    await release(context, row, reason);
    crashPoint('after-given-up');
    await closeSupersededPayments(context, row.id);
    crashPoint('after-void');
    return null;
  }
  await context.db.transaction().execute(async (transaction) => {
    await redeemPromoCode(context, transaction, row);
    await transition(transaction, row, 'BOOKING_IN_PROGRESS', 'payment authorised');
  });
  crashPoint('after-booking-started');
  return null;
}

/** The payment was given back: the next attempt gets a key of its own, and the traveller is told why. */
async function release(context: SandboxContext, row: CheckoutRow, reason: ReleaseReason): Promise<null> {
  if (reason === 'promo_code_used_up') await dropPromoCode(context, row);
  else await changeCheckout(context.db, row, { payment_attempt: row.payment_attempt + 1, release_reason: reason });
  return null;
}

export async function continueBooking(context: SandboxContext, row: CheckoutRow): Promise<null> {
  const key = attemptKey(row);
  const outcome = await askSupplier(context, row);
  if (outcome.outcome === 'refused' || outcome.outcome === 'cancelled') return rollBack(context, row);
  crashPoint('after-supplier-booked');
  if (outcome.outcome === 'partly') {
    const taken = await context.supplier.cancel(key);
    return taken.outcome === 'cancelled' ? rollBack(context, row) : awaitOthers(context, row, outcome.reference, 'booked in part only');
  }
  const session = await context.payments.findSession(key);
  if (!session || !coveredStatuses.includes(session.status)) {
    const taken = await context.supplier.cancel(key);
    return taken.outcome === 'cancelled' ? rollBack(context, row) : awaitOthers(context, row, outcome.reference, 'payment came back');
  }
  if (outcome.outcome === 'requested') return awaitOthers(context, row, outcome.reference, 'a part is on request');
  if (session.status === 'pending') return awaitOthers(context, row, outcome.reference, 'the payment is on its way');
  return complete(context, row, outcome.reference);
}

/** What the supplier knows under our key; only a key that it does not know is booked, under that same key. */
async function askSupplier(context: SandboxContext, row: CheckoutRow): Promise<SupplierOutcome> {
  const key = attemptKey(row);
  const known = await context.supplier.find(key);
  return known ?? context.supplier.book({ ...(await supplierRequest(context, row, key)), optionKey: row.option_key });
}

/** Takes the money of a trip whose every part is booked. */
async function complete(context: SandboxContext, row: CheckoutRow, reference: string): Promise<null> {
  await context.payments.capture(attemptKey(row));
  crashPoint('after-capture');
  await context.db.transaction().execute(async (transaction) => {
    await transition(transaction, row, 'BOOKING_COMPLETED', 'every component booked', {
      booking_reference: reference,
      release_reason: null,
      option_key: null,
      option_expires_at: null,
    });
    await promise(transaction, 'bookingConfirmation', row);
  });
  crashPoint('after-booking-completed');
  return null;
}

/** Somebody else decides: a partner, a bank, or people at the supplier. The money stays reserved meanwhile. */
async function awaitOthers(context: SandboxContext, row: CheckoutRow, reference: string, reason: string): Promise<null> {
  await context.db.transaction().execute(async (transaction) => {
    await transition(transaction, row, 'BOOKING_REQUESTED', reason, {
      booking_reference: reference,
      release_reason: null,
      option_key: null,
      option_expires_at: null,
    });
    await promise(transaction, 'bookingRequested', row);
  });
  crashPoint('after-booking-requested');
  return null;
}

async function rollBack(context: SandboxContext, row: CheckoutRow): Promise<null> {
  crashPoint('after-supplier-refused');
  await context.payments.void(attemptKey(row));
  crashPoint('after-void');
  await context.db.transaction().execute(async (transaction) => {
    await giveBackPromoCode(transaction, row);
    await transition(transaction, row, 'BOOKING_INITIATED', 'refused by the supplier, payment voided', {
      payment_attempt: row.payment_attempt + 1,
      release_reason: 'not_available',
      option_expires_at: null,
    });
    // An option that was to be exercised is given up with the booking: nobody else looks after its places any more.
    if (row.option_key !== null) await promise(transaction, 'optionRelease', row);
  });
  return null;
}

/** Asks those who had still to decide about a booking. Only what all of them say yes to is booked and paid for. */
export async function followUpRequest(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const key = attemptKey(row);
  const outcome = await context.supplier.find(key);
  if (!outcome) return booked;
  if (outcome.outcome === 'refused' || outcome.outcome === 'cancelled')
    return beginCancellation(context, row, 'supplier', 'refused by the supplier');
  const session = await context.payments.findSession(key);
  if (!session || !coveredStatuses.includes(session.status)) return beginCancellation(context, row, 'payment', 'the payment came back');
  if (outcome.outcome === 'booked' && session.status === 'authorised') return complete(context, row, outcome.reference);
  // Who should have left by now travels no more.
  return isStarted(context, row) ? beginCancellation(context, row, 'supplier', 'not confirmed in time') : booked;
}

/** A payer's bank may take back what was paid long after: the trip stays booked, and somebody has to look into it. */
export async function noteDispute(context: SandboxContext, row: CheckoutRow): Promise<Settlement> {
  if (row.disputed_at !== null) return booked;
  const session = await context.payments.findSession(attemptKey(row));
  if (session?.status !== 'disputed') return booked;
  await context.db.transaction().execute(async (transaction) => {
    const changed = await changeCheckout(transaction, row, { disputed_at: context.now().toISOString() });
    await noteEvent(transaction, changed, 'the payment is disputed');
  });
  context.warn({ checkoutId: row.id, reason: 'disputed' }, 'the payment of a booking is disputed');
  return booked;
}
