import { randomUUID } from 'node:crypto';
import { BookingError } from '#domain/error-catalogue.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import type { ReleaseReason } from '#domain/payment-decline.ts';
import type { Settlement } from '#server/booking/provider.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { changeCheckout, loadCheckout, transition } from './checkout-rows.ts';
import { attemptKey, closeSupersededPayments } from './checkout-session.ts';
import { dropPromoCode, giveBackPromoCode, redeemPromoCode } from './offers/redemption.ts';
import { refusalReason } from './payment-guards.ts';
import type { SandboxContext } from './sandbox-context.ts';
import type { SupplierOutcome } from './supplier.ts';

/** More steps than any checkout needs: others may be settling it at the same time. */
const maximumSteps = 10;

/**
 * Takes a checkout as far as it goes now. What stands in the database and what payment provider and supplier say by key
 * decides the next step, never what a browser says; each step may be repeated, so that a crash anywhere, or two
 * processes at once, end in one booking that is paid once, or in none that is paid.
 */
export async function settleCheckout(context: SandboxContext, checkoutId: string): Promise<Settlement> {
  for (let step = 0; step < maximumSteps; step++) {
    const row = await loadCheckout(context.db, checkoutId);
    try {
      const settlement = await settleStep(context, row);
      if (settlement) return settlement;
    } catch (error) {
      if (error instanceof BookingError && error.code === 'STALE_VERSION') continue;
      context.warn({ checkoutId, reason: error instanceof Error ? error.name : 'unknown' }, 'a booking could not be settled now');
      return { state: 'pending' };
    }
  }
  return { state: 'pending' };
}

/** One step; null where the checkout must be looked at again. */
async function settleStep(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  if (row.status === 'BOOKING_INITIATED') return startBooking(context, row);
  if (row.status === 'BOOKING_IN_PROGRESS') return continueBooking(context, row);
  return { state: row.status === 'BOOKING_COMPLETED' || row.status === 'BOOKING_REQUESTED' ? 'booked' : 'unpaid' };
}

async function startBooking(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const session = await context.payments.findSession(attemptKey(row));
  if (!session) return row.release_reason ? { state: 'released', reason: row.release_reason } : { state: 'unpaid' };
  if (session.status === 'declined') return { state: 'declined', reason: session.declineCode ?? 'generic_decline' };
  if (session.status === 'cancelled') return release(context, row, row.release_reason ?? 'not_available');
  if (session.status !== 'authorised') return { state: 'unpaid' };
  crashPoint('after-authorisation');

  const reason = await refusalReason(context, row);
  if (reason) {
    // Given up before it is given back: whoever settles the same checkout meanwhile may have booked, and taken the very
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

async function continueBooking(context: SandboxContext, row: CheckoutRow): Promise<null> {
  const outcome = await askSupplier(context, row);
  if (outcome.outcome === 'refused') return rollBack(context, row);
  crashPoint('after-supplier-booked');
  await context.payments.capture(attemptKey(row));
  crashPoint('after-capture');
  await context.db.transaction().execute(async (transaction) => {
    await transition(transaction, row, 'BOOKING_COMPLETED', 'every component booked', {
      booking_reference: outcome.reference,
      release_reason: null,
    });
    await transaction.insertInto('outbox').values({ id: randomUUID(), kind: 'bookingConfirmation', checkout_id: row.id }).execute();
  });
  crashPoint('after-booking-completed');
  return null;
}

/** What the supplier knows under our key; only a key that it does not know is booked, under that same key. */
async function askSupplier({ supplier }: SandboxContext, row: CheckoutRow): Promise<SupplierOutcome> {
  const key = attemptKey(row);
  const known = await supplier.find(key);
  return known ?? supplier.book({ key, tourId: row.tour_id, date: row.departure_date, places: passengerCount(row.rooms) });
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
    });
  });
  return null;
}
