import { bookingWindowEnd, tripEnd } from '#domain/departures.ts';
import type { Settlement } from '#server/booking/provider.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import { tourOf, transition } from '../checkout/checkout-rows.ts';
import { attemptKey, closeSupersededPayments } from '../checkout/checkout-session.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { startBooking } from './book.ts';
import { promise, supplierRequest } from './booking-orders.ts';
import { operationKey, readPendingChange } from './change.ts';

const unpaid: Settlement = { state: 'unpaid' };
const hourMs = 3_600_000;

export async function continueOption(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const key = operationKey(row);
  const known = await context.supplier.find(key);
  const outcome = known ?? (await context.supplier.hold(await supplierRequest(context, row, key)));
  crashPoint('after-supplier-held');
  const isHad = outcome.outcome === 'booked' || outcome.outcome === 'requested';
  if (outcome.outcome === 'partly') await context.supplier.cancel(key);
  const { optionHours } = marketOf(context.releases.current(), row.market);
  const expiry = new Date(context.now().getTime() + optionHours * hourMs).toISOString();
  await context.db.transaction().execute((transaction) =>
    isHad
      ? transition(
          transaction,
          row,
          outcome.outcome === 'booked' ? 'OPTION_COMPLETED' : 'OPTION_REQUESTED',
          outcome.outcome === 'booked' ? 'the supplier holds the places' : 'the hold is on request',
          { option_key: key, option_expires_at: expiry },
        )
      : transition(transaction, row, 'BOOKING_INITIATED', 'the supplier holds no places', {
          option_key: null,
          option_expires_at: null,
          availability: null,
        }),
  );
  crashPoint('after-option-completed');
  return null;
}

export async function followUpOption(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const outcome = await context.supplier.find(operationKey(row));
  if (outcome?.outcome === 'refused' || outcome?.outcome === 'cancelled') return giveUpOption(context, row, 'refused by the supplier');
  if (isExpired(context, row)) return giveUpOption(context, row, 'not confirmed in time');
  if (outcome?.outcome !== 'booked') return unpaid;
  await context.db
    .transaction()
    .execute((transaction) => transition(transaction, row, 'OPTION_COMPLETED', 'the supplier has confirmed the hold'));
  return null;
}

/** What is held is booked once it is paid for, and given up once its time is over. */
export async function endOption(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  if (!isExpired(context, row)) return startBooking(context, row);
  const session = await context.payments.findSession(attemptKey(row));
  const isPaid = session?.status === 'authorised' || session?.status === 'pending';
  return isPaid ? startBooking(context, row) : giveUpOption(context, row, 'the time is over');
}

/**
 * Ends an option, in one step; the supplier is told after. Nothing can be paid under it any more, and nobody will travel by
 * it: who they would have been is erased.
 */
export async function giveUpOption(context: SandboxContext, row: CheckoutRow, reason: string): Promise<null> {
  await context.db.transaction().execute(async (transaction) => {
    await transition(transaction, row, 'OPTION_CANCELLATION_COMPLETED', reason, {
      payment_attempt: row.payment_attempt + 1,
      option_expires_at: null,
      traveler_details: null,
      activity_answers: null,
      customer_email: null,
      availability: null,
    });
    await promise(transaction, 'optionRelease', row);
  });
  await closeSupersededPayments(context, row.id);
  return null;
}

export async function continueOptionChange(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const { supplier } = context;
  const key = operationKey(row);
  const pending = readPendingChange(context, row);
  if (!row.option_key || !pending || !row.prior_status) throw new Error('An option changes to nothing');
  const known = await supplier.find(key);
  const date = pending.departureDate;
  // Only the booking is asked of partners anew; a hold moves, or it does not.
  const outcome = known ?? (await supplier.change({ key, ofKey: row.option_key, date, partsOnRequest: [] }));
  crashPoint('after-supplier-changed');
  const tour = await tourOf(context, row);
  const back = row.prior_status;
  await context.db.transaction().execute((transaction) =>
    outcome.outcome === 'booked'
      ? transition(transaction, row, 'OPTION_CHANGE_COMPLETED', 'the supplier has moved the hold', {
          pending_change: null,
          change_refused: false,
          departure_date: date,
          end_date: tripEnd(date, tour.days.length),
          booking_window_end: bookingWindowEnd(date, tour.bookingWindowDays),
          availability: null,
        })
      : transition(transaction, row, back, 'the hold cannot be moved', { pending_change: null, change_refused: true }),
  );
  return null;
}

function isExpired({ now }: SandboxContext, { option_expires_at }: CheckoutRow): boolean {
  return option_expires_at !== null && Date.parse(option_expires_at) <= now().getTime();
}

/** Tells the supplier of an option that was given up. */
export async function releaseOption({ db, supplier }: SandboxContext, { id, option_key }: CheckoutRow): Promise<void> {
  if (option_key === null) return;
  const { outcome } = await supplier.cancel(option_key);
  if (outcome === 'refused') throw new Error('The supplier does not give held places up');
  await db.updateTable('checkouts').set({ option_key: null }).where('id', '=', id).where('option_key', '=', option_key).execute();
}
