import type { TravelerDetails } from '#contract/api.generated.ts';
import { isConfirmed } from '#domain/booking-status.ts';
import { daysBetween } from '#domain/calendar.ts';
import { bookingWindowEnd, tripEnd } from '#domain/departures.ts';
import type { Settlement } from '#server/booking/provider.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CheckoutRow, OutboxKind } from '#server/database/schema.ts';
import { bringPaymentsForward } from '#server/payments/payment-transactions.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import { tourOf, transition } from '../checkout/checkout-rows.ts';
import { attemptKey } from '../checkout/checkout-session.ts';
import { partsOnRequest } from '../checkout/tour-parts.ts';
import { readTravellerDetails } from '../checkout/traveller-details.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import type { SupplierOutcome } from '../supplier/supplier.ts';
import { todayIn } from '../today.ts';
import { promise } from './booking-orders.ts';
import { isLeft, isStarted, statementOf, storedCancellation } from './cancel.ts';

const booked: Settlement = { state: 'booked' };

/** What a booking is to become. */
export interface PendingChange {
  /** Null where only the day changes, as of an option. */
  travelerDetails: TravelerDetails | null;
  departureDate: string;
}

/** Under which the supplier knows the last change, or hold, that was asked for. */
export function operationKey({ id, operations }: Pick<CheckoutRow, 'id' | 'operations'>): string {
  return `${id}:operation:${operations}`;
}

export function canChange(context: SandboxContext, row: CheckoutRow): boolean {
  return isConfirmed(row.status) && !isStarted(context, row);
}

export function readPendingChange({ sealedBox }: SandboxContext, { id, pending_change }: CheckoutRow): PendingChange | null {
  return pending_change === null ? null : sealedBox.open<PendingChange>(pending_change, id);
}

/** A change that its traveller has left ends; the booking is as it was. */
export async function endLeftChange(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const { prior_status } = row;
  if (!prior_status || !isLeft(context, row)) return booked;
  await context.db
    .transaction()
    .execute((transaction) =>
      transition(transaction, row, prior_status, 'begun and left', { pending_change: null, change_refused: false }),
    );
  return null;
}

export async function continueChange(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const outcome = await askForChange(context, row);
  crashPoint('after-supplier-changed');
  if (outcome.outcome === 'booked') return complete(context, row, 'the supplier has changed it');
  if (outcome.outcome === 'requested') {
    await context.db.transaction().execute(async (transaction) => {
      await transition(transaction, row, 'BOOKING_CHANGE_REQUESTED', 'the change is on request');
      await promise(transaction, 'changeRequested', row);
    });
    return null;
  }
  await context.db
    .transaction()
    .execute((transaction) =>
      transition(transaction, row, 'BOOKING_CHANGE_INITIATED', 'the change cannot be had', { change_refused: true, pending_change: null }),
    );
  return null;
}

async function askForChange(context: SandboxContext, row: CheckoutRow): Promise<SupplierOutcome> {
  const key = operationKey(row);
  const known = await context.supplier.find(key);
  if (known) return known;
  const pending = readPendingChange(context, row);
  if (!pending) return { outcome: 'refused' };
  return context.supplier.change({
    key,
    ofKey: attemptKey(row),
    date: pending.departureDate,
    partsOnRequest: concernsPartners(context, row, pending) ? partsOnRequest(await tourOf(context, row)) : [],
  });
}

/** Partners who say yes to each booking do so to a day and to who comes; an address or a phone number is none of theirs. */
function concernsPartners(context: SandboxContext, row: CheckoutRow, { travelerDetails, departureDate }: PendingChange): boolean {
  const before = readTravellerDetails(context, row)?.paxInfo;
  return departureDate !== row.departure_date || JSON.stringify(before) !== JSON.stringify(travelerDetails?.paxInfo);
}

/** Asks a supplier who had still to decide about a change. What it refuses leaves the traveller to choose. */
export async function followUpChange(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  // A traveller who has heard that the change cannot be had, and keeps the booking, has withdrawn the cancellation.
  if (row.change_refused) return complete(context, row, 'kept as it was', null);
  const outcome = await context.supplier.find(operationKey(row));
  if (outcome?.outcome === 'booked') return complete(context, row, 'the supplier has confirmed the change');
  if (outcome?.outcome === 'refused' || outcome?.outcome === 'cancelled') return offerCancellation(context, row);
  return booked;
}

/** The traveller chooses: to keep the booking as it was, or to cancel it on the usual terms. */
async function offerCancellation(context: SandboxContext, row: CheckoutRow): Promise<null> {
  const statement = await statementOf(context, row);
  await context.db.transaction().execute(async (transaction) => {
    await transition(transaction, row, 'CANCELLATION_INITIATED', 'the change cannot be had', {
      cancellation: storedCancellation(row, 'supplier', statement),
      change_refused: true,
      pending_change: null,
    });
    await promise(transaction, 'changeRefused', row);
  });
  return null;
}

async function complete(
  context: SandboxContext,
  row: CheckoutRow,
  reason: string,
  mail: OutboxKind | null = 'bookingChanged',
): Promise<null> {
  const pending = readPendingChange(context, row);
  const tour = pending && (await tourOf(context, row));
  await context.db.transaction().execute(async (transaction) => {
    await transition(transaction, row, 'BOOKING_CHANGE_COMPLETED', reason, {
      pending_change: null,
      change_refused: false,
      cancellation: null,
      ...(pending &&
        tour && {
          ...(pending.travelerDetails && { traveler_details: context.sealedBox.seal(pending.travelerDetails, row.id) }),
          departure_date: pending.departureDate,
          end_date: tripEnd(pending.departureDate, tour.days.length),
          booking_window_end: bookingWindowEnd(pending.departureDate, tour.bookingWindowDays),
        }),
    });
    const earlier = pending ? daysBetween(pending.departureDate, row.departure_date) : 0;
    if (earlier > 0) {
      const { timeZone } = marketOf(context.releases.current(), row.market);
      await bringPaymentsForward(transaction, row.id, earlier, todayIn(timeZone, context.now()));
    }
    if (mail) await promise(transaction, mail, row);
  });
  crashPoint('after-change-completed');
  return null;
}
