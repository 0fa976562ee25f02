import type { Transaction } from 'kysely';
import { inProgressStatuses } from '#domain/booking-status.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { lastTripEndWithoutInvoices, lastTripEndWithoutPapers, withoutTravelPapers } from '#domain/retention.ts';
import { readTravellerDetails } from '#server/booking/sandbox/checkout/traveller-details.ts';
import type { SandboxContext } from '#server/booking/sandbox/sandbox-context.ts';
import type { CheckoutRow, Database } from '#server/database/schema.ts';
import { batchSize, type Erasure, inBatches, mostBatches, underEraserLock } from './erasure.ts';

/** Nothing is taken from what is still being bought, or from what supplier and payment provider are still asked about. */
const unsettled = ['BOOKING_INITIATED', ...inProgressStatuses] as const;

/**
 * Takes passports and answers out of bookings whose trip is over. Names, contact and billing stay for the invoice. Where
 * details do not open with this installation's secret, their passports cannot be told from the rest, which must stay: the
 * latest trips come first, so that such details, being the older ones, keep nobody else's waiting.
 * @returns how many did not open
 */
export async function eraseTravelPapers(context: SandboxContext, erasure: Erasure, today: IsoDate): Promise<number> {
  let unreadable = 0;
  let last: Pick<CheckoutRow, 'id' | 'end_date'> | undefined;
  for (let batch = 0; batch < mostBatches; batch++) {
    const { due, erased } = await underEraserLock(erasure, async (transaction) => {
      const due = await latestTripsWithPapers(transaction, lastTripEndWithoutPapers(today), last).execute();
      let erased = 0;
      for (const row of due) {
        const kept = withoutPapers(context, row);
        const isErased = kept !== 'unreadable';
        await transaction
          .updateTable('checkouts')
          .set({
            activity_answers: null,
            pending_change: null,
            ...(isErased ? { traveler_details: kept, travel_papers_erased_at: context.now().toISOString() } : {}),
          })
          .where('id', '=', row.id)
          .execute();
        if (isErased) erased++;
      }
      return { due, erased };
    });
    erasure.onErased(erased);
    unreadable += due.length - erased;
    last = due.at(-1);
    if (due.length < batchSize) break;
  }
  return unreadable;
}

function latestTripsWithPapers(
  transaction: Transaction<Database>,
  lastEnd: IsoDate,
  after: Pick<CheckoutRow, 'id' | 'end_date'> | undefined,
) {
  return transaction
    .selectFrom('checkouts')
    .selectAll()
    .where('status', 'not in', unsettled)
    .where('travel_papers_erased_at', 'is', null)
    .where((where) => where.or([where('traveler_details', 'is not', null), where('activity_answers', 'is not', null)]))
    .where('end_date', '<=', lastEnd)
    .$if(after !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('end_date', '<', after?.end_date ?? ''),
          where.and([where('end_date', '=', after?.end_date ?? ''), where('id', '>', after?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('end_date', 'desc')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate();
}

function withoutPapers(context: SandboxContext, row: CheckoutRow): string | null | 'unreadable' {
  try {
    const details = readTravellerDetails(context, row);
    return details && context.sealedBox.seal(withoutTravelPapers(details), row.id);
  } catch {
    return 'unreadable';
  }
}

/** Erases who travelled and who paid where no invoice has to name them any more; what was sold for how much stays. */
export function erasePersonsOfOldTrips(erasure: Erasure, today: IsoDate): Promise<void> {
  return inBatches(erasure, async (transaction) => {
    const due = transaction
      .selectFrom('checkouts')
      .select('id')
      .where('status', 'not in', unsettled)
      .where((where) => where.or([where('traveler_details', 'is not', null), where('customer_email', 'is not', null)]))
      .where('end_date', '<=', lastTripEndWithoutInvoices(today))
      .limit(batchSize)
      .forUpdate();
    const changed = await transaction
      .updateTable('checkouts')
      .set({ traveler_details: null, activity_answers: null, customer_email: null, pending_change: null })
      .where('id', 'in', due)
      .returning('id')
      .execute();
    return changed.length;
  });
}
