import type { BookingStatus } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { Settlement } from '#server/booking/provider.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import { loadCheckout } from '../checkout/checkout-rows.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { continueBooking, followUpRequest, noteDispute, startBooking } from './book.ts';
import { continueCancellation, startOwnCancellation } from './cancel.ts';
import { continueChange, endLeftChange, followUpChange } from './change.ts';
import { continueOption, continueOptionChange, endOption, followUpOption } from './hold.ts';

/** More steps than any checkout needs: others may be settling it at the same time. */
const maximumSteps = 10;

/** One step of a checkout; null where it must be looked at again. */
type Step = (context: SandboxContext, row: CheckoutRow) => Promise<Settlement | null>;

/** What is to be done in each status. A status that is not named waits for its traveller, or for nobody. */
const steps: Partial<Record<BookingStatus, Step>> = {
  BOOKING_INITIATED: startBooking,
  BOOKING_IN_PROGRESS: continueBooking,
  BOOKING_REQUESTED: followUpRequest,
  BOOKING_COMPLETED: noteDispute,
  BOOKING_CHANGE_INITIATED: endLeftChange,
  BOOKING_CHANGE_IN_PROGRESS: continueChange,
  BOOKING_CHANGE_REQUESTED: followUpChange,
  BOOKING_CHANGE_COMPLETED: noteDispute,
  CANCELLATION_INITIATED: startOwnCancellation,
  CANCELLATION_IN_PROGRESS: continueCancellation,
  OPTION_IN_PROGRESS: continueOption,
  OPTION_REQUESTED: followUpOption,
  OPTION_COMPLETED: endOption,
  OPTION_CHANGE_IN_PROGRESS: continueOptionChange,
  OPTION_CHANGE_COMPLETED: endOption,
};

/**
 * Takes a checkout as far as it goes now. What stands in the database and what payment provider and supplier say by key
 * decides the next step, never what a browser says; each step may be repeated, so that a crash anywhere, or two
 * processes at once, end in one booking that is paid once, or in none that is paid.
 */
export async function settleCheckout(context: SandboxContext, checkoutId: string): Promise<Settlement> {
  for (let count = 0; count < maximumSteps; count++) {
    const row = await loadCheckout(context.db, checkoutId);
    try {
      const step = steps[row.status];
      if (!step) return { state: 'unpaid' };
      const settlement = await step(context, row);
      if (settlement) return settlement;
    } catch (error) {
      if (error instanceof BookingError && error.code === 'STALE_VERSION') continue;
      context.warn({ checkoutId, reason: error instanceof Error ? error.name : 'unknown' }, 'a booking could not be settled now');
      return { state: 'pending' };
    }
  }
  return { state: 'pending' };
}
