import { BookingError } from '#domain/error-catalogue.ts';
import { abandonedBefore } from '#domain/retention.ts';
import { transition } from '#server/booking/sandbox/checkout/checkout-rows.ts';
import { attemptKey, closeSupersededPayments } from '#server/booking/sandbox/checkout/checkout-session.ts';
import type { SandboxContext } from '#server/booking/sandbox/sandbox-context.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { batchSize, EraserBusyError, type Erasure, mostBatches, underEraserLock } from './erasure.ts';

/**
 * Gives up the checkouts that nobody has touched for as long as a session lasts, and erases who was to travel. They hold no
 * places: a supplier is asked for those once a checkout is paid. One whose payment is authorised is left to the reconciler.
 * @throws the first failure, once all others have had their turn
 */
export async function discardAbandonedCheckouts(context: SandboxContext, erasure: Erasure): Promise<void> {
  const failures: unknown[] = [];
  let lastId = '';
  for (let batch = 0; batch < mostBatches; batch++) {
    const rows = await context.db
      .selectFrom('checkouts')
      .selectAll()
      .where('status', '=', 'BOOKING_INITIATED')
      .where('updated_at', '<', abandonedBefore(context.now()).toISOString())
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    for (const row of rows) {
      try {
        await discard(context, erasure, row);
      } catch (error) {
        if (error instanceof EraserBusyError || erasure.signal.aborted) throw error;
        failures.push(error);
      }
    }
    lastId = rows.at(-1)?.id ?? '';
    if (rows.length < batchSize) break;
  }
  if (failures.length > 0) throw failures[0];
}

async function discard(context: SandboxContext, erasure: Erasure, row: CheckoutRow): Promise<void> {
  const session = await context.payments.findSession(attemptKey(row));
  if (session?.status === 'authorised' || session?.status === 'pending') return;
  try {
    await underEraserLock(erasure, (transaction) =>
      transition(transaction, row, 'DISCARDED', 'abandoned', {
        // Whatever payment was begun, or begins at this moment, belongs to an attempt that has passed: it is closed or given back.
        payment_attempt: row.payment_attempt + 1,
        traveler_details: null,
        activity_answers: null,
        customer_email: null,
        availability: null,
      }),
    );
  } catch (error) {
    // Somebody has touched it after all.
    if (error instanceof BookingError && error.code === 'STALE_VERSION') return;
    throw error;
  }
  erasure.onErased(1);
  if (session) await closeSupersededPayments(context, row.id);
}
