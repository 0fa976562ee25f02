import { isConfirmed } from '#domain/booking-status.ts';
import { type CancellationStatement, cancellationStatement } from '#domain/cancellation.ts';
import type { Settlement } from '#server/booking/provider.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CheckoutRow, StoredCancellation } from '#server/database/schema.ts';
import { marketOf } from '../catalogue/release-holder.ts';
import { transition } from '../checkout/checkout-rows.ts';
import { attemptKey } from '../checkout/checkout-session.ts';
import { giveBackPromoCode } from '../offers/redemption.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { todayIn } from '../today.ts';
import { isCaptured, paidFor } from './booking-money.ts';
import { promise } from './booking-orders.ts';

/** Milliseconds for which a supplier that would not take a booking back is not asked again by ourselves. */
const refusalPause = 3_600_000;

/** Milliseconds after which a change or cancellation that was begun and not gone on with is given up. */
const leftAfter = 24 * 3_600_000;

/** What cancelling a booking now means in money. What is not confirmed yet costs nothing. */
export async function statementOf(context: SandboxContext, row: CheckoutRow): Promise<CancellationStatement> {
  const { timeZone, cancellationSteps } = marketOf(context.releases.current(), row.market);
  return cancellationStatement({
    steps: isCaptured(row) ? cancellationSteps : [{ daysBefore: 0, keptPercent: 0 }],
    total: { amount: row.total_amount, currency: row.currency },
    paid: await paidFor(context, row),
    today: todayIn(timeZone, context.now()),
    startDate: row.departure_date,
  });
}

/** The terms as they are kept with a booking whose cancellation begins. */
export function storedCancellation(row: CheckoutRow, by: StoredCancellation['by'], statement: CancellationStatement): string {
  return JSON.stringify({ ...statement, by, isCaptured: isCaptured(row), refusedAt: null } satisfies StoredCancellation);
}

/** A booking that cannot be is cancelled at nobody's cost but ours. */
export async function beginCancellation(
  context: SandboxContext,
  row: CheckoutRow,
  by: 'supplier' | 'payment',
  reason: string,
): Promise<null> {
  const refund = await paidFor(context, row);
  const cancellation = storedCancellation(row, by, { keptPercent: 0, kept: { amount: 0, currency: refund.currency }, refund });
  await context.db.transaction().execute((transaction) => transition(transaction, row, 'CANCELLATION_INITIATED', reason, { cancellation }));
  crashPoint('after-cancellation-initiated');
  return null;
}

/** A cancellation that no traveller has to decide about goes on by itself; one that its traveller has left ends. */
export async function startOwnCancellation(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const { cancellation, prior_status } = row;
  const isTravellers = cancellation?.by === 'traveller' || row.change_refused;
  if (isTravellers && prior_status && isLeft(context, row)) {
    await context.db
      .transaction()
      .execute((transaction) => transition(transaction, row, prior_status, 'begun and left', { cancellation: null }));
    return null;
  }
  const isOurs = cancellation !== null && cancellation.by !== 'traveller' && row.prior_status === 'BOOKING_REQUESTED';
  if (!isOurs || isRefusedLately(context, cancellation)) return { state: 'unpaid' };
  await context.db
    .transaction()
    .execute((transaction) => transition(transaction, row, 'CANCELLATION_IN_PROGRESS', 'cancelled since it cannot be'));
  return null;
}

/** Whether a traveller began something so long ago that nobody goes on with it. */
export function isLeft({ now }: SandboxContext, { updated_at }: CheckoutRow): boolean {
  return now().getTime() - Date.parse(updated_at) > leftAfter;
}

function isRefusedLately({ now }: SandboxContext, { refusedAt }: StoredCancellation): boolean {
  return refusedAt !== null && now().getTime() - Date.parse(refusedAt) < refusalPause;
}

/** Gives a booking back to the supplier and promises the money, in the transaction that ends it. */
export async function continueCancellation(context: SandboxContext, row: CheckoutRow): Promise<Settlement | null> {
  const { outcome } = await context.supplier.cancel(attemptKey(row));
  crashPoint('after-supplier-cancelled');
  if (outcome === 'refused') return tellOfRefusal(context, row);
  await context.db.transaction().execute(async (transaction) => {
    await transition(transaction, row, 'CANCELLATION_COMPLETED', 'the supplier has taken it back', { pending_change: null });
    await giveBackPromoCode(transaction, row);
    await promise(transaction, 'refund', row);
    await promise(transaction, 'bookingCancelled', row);
  });
  crashPoint('after-cancellation-completed');
  return { state: 'unpaid' };
}

async function tellOfRefusal(context: SandboxContext, row: CheckoutRow): Promise<Settlement> {
  const cancellation = row.cancellation && { ...row.cancellation, refusedAt: context.now().toISOString() };
  await context.db.transaction().execute((transaction) =>
    transition(transaction, row, 'CANCELLATION_INITIATED', 'the supplier does not take it back', {
      cancellation: JSON.stringify(cancellation),
    }),
  );
  context.warn({ checkoutId: row.id, reason: 'refused' }, 'a supplier does not take a booking back');
  return { state: 'unpaid' };
}

/** Whether a traveller may cancel now: before the trip begins, and nothing that is being worked on. */
export function canCancel(context: SandboxContext, row: CheckoutRow): boolean {
  const isStanding = isConfirmed(row.status) || row.status === 'BOOKING_REQUESTED' || row.status === 'BOOKING_CHANGE_REQUESTED';
  return isStanding && !isStarted(context, row);
}

/** A trip begins with its day of departure, in the time zone of its market. */
export function isStarted(context: SandboxContext, row: CheckoutRow): boolean {
  const { timeZone } = marketOf(context.releases.current(), row.market);
  return row.departure_date <= todayIn(timeZone, context.now());
}
