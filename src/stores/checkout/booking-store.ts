import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { BookingData, BookingState, CancellationTermsAnswer, CheckoutDetails, TravelerDetails } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { createPhoneSupport } from '../forms/phone-support.ts';
import { createProblemText } from '../forms/problem-text.ts';
import { type CheckoutContext, checkoutQuery } from './checkout-context.ts';
import { createCheckoutProgress } from './state/checkout-progress.ts';
import type { LoadingPhase } from './steps/loading-phase.ts';
import { createTravelerDetailsStep, type TravelerDetailsStep } from './steps/traveler-details-step.ts';

/** The details of a booking as they are being corrected. */
export interface BookingChange {
  readonly details: CheckoutDetails;
  readonly travelers: TravelerDetailsStep;
}

/** A booking on the screen where it is changed or cancelled. */
export interface BookingStore {
  readonly phase: LoadingPhase;
  readonly state: BookingState | null;
  readonly booking: BookingData | null;
  readonly terms: CancellationTermsAnswer | null;
  /** While a change is open. */
  readonly change: BookingChange | null;
  /** Something that was asked for is on its way. */
  readonly isBusy: boolean;
  /** The booking has changed elsewhere: nothing is done before it was looked at again. */
  readonly isOutdated: boolean;
  /** Whether the traveller is asked if the booking shall really be cancelled. */
  readonly isAsking: boolean;
  /** Supplier or payment provider are at work. */
  readonly isInProgress: boolean;
  load(): Promise<void>;
  startChange(): Promise<void>;
  /** @returns false where the form has errors, which are shown */
  submitChange(): Promise<boolean>;
  discardChange(): Promise<void>;
  /** Fetches what cancelling means today, and asks. */
  askToCancel(): Promise<void>;
  stopAsking(): void;
  cancel(): Promise<void>;
  /** Keeps a booking whose cancellation was begun. */
  keep(): Promise<void>;
}

export function createBookingStore(context: CheckoutContext): BookingStore {
  const { api, config, errors } = context;
  const query = checkoutQuery(context);

  /** The form of the traveller details; what it saves is the change, and nothing of it is kept in the browser. */
  async function openChange(send: (details: TravelerDetails) => Promise<void>): Promise<BookingChange> {
    const details = await api.getCheckoutDetails({ query });
    const nowhere = { read: () => null, readForeign: () => null, isCleared: () => false, write: () => false };
    const travelers = createTravelerDetailsStep(
      context,
      { details, setDetails: () => undefined },
      {
        progress: createCheckoutProgress(nowhere, details),
        phone: createPhoneSupport(context.loadPhoneNumbers, config.shell.market.country),
        problemText: createProblemText(config),
        send,
      },
    );
    await travelers.prepare();
    return { details, travelers };
  }

  const store = makeAutoObservable(
    {
      phase: 'idle' as LoadingPhase,
      state: null as BookingState | null,
      booking: null as BookingData | null,
      terms: null as CancellationTermsAnswer | null,
      change: null as BookingChange | null,
      isBusy: false as boolean,
      isOutdated: false as boolean,
      isAsking: false as boolean,
      get isInProgress(): boolean {
        return this.state?.bookingStatus.endsWith('_IN_PROGRESS') ?? false;
      },
      async load() {
        if (this.phase === 'idle' || this.phase === 'failed') this.phase = 'loading';
        try {
          const [state, booking, terms] = await Promise.all([
            api.getBookingState({ query }),
            api.getBookingData({ query }),
            api.getCancellationTerms({ query }),
          ]);
          const change = state.bookingStatus === 'BOOKING_CHANGE_INITIATED' ? await this.opened() : null;
          runInAction(() => {
            Object.assign(this, { state, booking, terms, change, phase: 'ready', isOutdated: false });
          });
        } catch (error) {
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
      opened(): Promise<BookingChange> {
        return openChange(async (travelerDetails) => {
          const state = await api.submitChange({ query, body: { version: this.version, travelerDetails } });
          runInAction(() => {
            this.state = state;
          });
        });
      },
      get version(): number {
        return this.state?.version ?? 1;
      },
      /** Makes a call and looks at the booking as it then is. */
      async act(call: () => Promise<BookingState>): Promise<void> {
        if (this.isBusy) return;
        this.isBusy = true;
        try {
          const state = await call();
          runInAction(() => {
            this.state = state;
          });
          await this.load();
        } catch (error) {
          await this.tell(error);
        } finally {
          runInAction(() => {
            this.isBusy = false;
          });
        }
      },
      async tell(error: unknown) {
        const isConflict = error instanceof BookingError && (error.code === 'STALE_VERSION' || error.code === 'STATUS_CONFLICT');
        runInAction(() => {
          this.isAsking = false;
          this.isOutdated = isConflict;
        });
        if (!isConflict) await errors.tell(error);
      },
      startChange(): Promise<void> {
        return this.act(() => api.startChange({ query, body: { version: this.version } }));
      },
      async submitChange(): Promise<boolean> {
        if (!this.change || this.isBusy) return false;
        this.isBusy = true;
        const isSubmitted = await this.change.travelers.submit();
        if (isSubmitted) await this.load();
        runInAction(() => {
          this.isBusy = false;
        });
        return isSubmitted;
      },
      discardChange(): Promise<void> {
        return this.act(() => api.discardChange({ query, body: { version: this.version } }));
      },
      async askToCancel() {
        await this.load();
        runInAction(() => {
          this.isAsking = this.phase === 'ready';
        });
      },
      stopAsking() {
        this.isAsking = false;
      },
      async cancel() {
        const { terms, state } = this;
        if (!terms || !state) return;
        await this.act(async () => {
          const isBegun = state.bookingStatus === 'CANCELLATION_INITIATED';
          const { version } = isBegun
            ? state
            : await api.startCancellation({ query, body: { version: state.version, refund: terms.refund } });
          return api.confirmCancellation({ query, body: { version } });
        });
        this.stopAsking();
      },
      keep(): Promise<void> {
        return this.act(() => api.withdrawCancellation({ query, body: { version: this.version } }));
      },
    },
    { state: observableRef, booking: observableRef, terms: observableRef, change: observableRef, opened: false },
  );
  return store;
}
