import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BookingData, PlannerSummary } from '#contract/api.generated.ts';
import { type CheckoutContext, checkoutQuery } from './checkout-context.ts';
import { clearCheckoutStorage } from './state/checkout-storage.ts';
import type { LoadingPhase } from './steps/loading-phase.ts';

/** What was booked, for the page after the payment. */
export interface ConfirmationStore {
  readonly phase: LoadingPhase;
  readonly booking: BookingData | null;
  readonly summary: PlannerSummary | null;
  /** Fetches the booking, and forgets what the browser kept of the way there. */
  load(): Promise<void>;
}

export function createConfirmationStore(context: CheckoutContext): ConfirmationStore {
  const { api, errors, storage, checkoutId } = context;
  return makeAutoObservable(
    {
      phase: 'idle' as LoadingPhase,
      booking: null as BookingData | null,
      summary: null as PlannerSummary | null,
      async load() {
        this.phase = 'loading';
        clearCheckoutStorage(storage, checkoutId);
        try {
          const query = checkoutQuery(context);
          const [booking, summary] = await Promise.all([api.getBookingData({ query }), api.getPlannerSummary({ query })]);
          if (summary.itinerary.components.length === 0) console.warn('Unexpected empty Itinerary Data');
          runInAction(() => {
            this.booking = booking;
            this.summary = summary;
            this.phase = 'ready';
          });
        } catch (error) {
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
    },
    { booking: observableRef, summary: observableRef },
  );
}
