import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AvailabilityAnswer, AvailabilityResult } from '#contract/api.generated.ts';
import { type CheckoutContext, type CheckoutState, checkoutQuery, type StepLogic } from '../checkout-context.ts';
import type { LoadingPhase } from './loading-phase.ts';

export interface AvailabilityStep extends StepLogic {
  readonly phase: LoadingPhase;
  readonly answer: AvailabilityAnswer | null;
  /** Components that keep the traveller from going on. */
  readonly blocking: readonly AvailabilityResult[];
  /** Components that a partner confirms only after they were booked. */
  readonly onRequest: readonly AvailabilityResult[];
  /** Only prices stand in the way: whoever accepts them may go on. */
  readonly canAccept: boolean;
  readonly isModalOpen: boolean;
  readonly isAccepting: boolean;
  /** Checks again; results of earlier visits to the page may have expired. */
  check(): Promise<void>;
  openModal(): void;
  closeModal(): void;
  /** Takes the new prices. True when nothing stands in the way any more. */
  accept(): Promise<boolean>;
}

export function createAvailabilityStep(context: CheckoutContext, state: CheckoutState): AvailabilityStep {
  const { api, errors } = context;
  let checking: Promise<void> | null = null;
  const step = makeAutoObservable(
    {
      phase: 'idle' as LoadingPhase,
      answer: null as AvailabilityAnswer | null,
      isModalOpen: false as boolean,
      isAccepting: false as boolean,
      get blocking(): AvailabilityResult[] {
        return this.answer?.results.filter(({ result }) => result !== 'available') ?? [];
      },
      get onRequest(): AvailabilityResult[] {
        return this.answer?.results.filter(({ onRequest }) => onRequest) ?? [];
      },
      get canAccept(): boolean {
        return this.blocking.length > 0 && this.blocking.every(({ result }) => result === 'priceChanged');
      },
      check(): Promise<void> {
        checking ??= this.load().finally(() => {
          checking = null;
        });
        return checking;
      },
      async load() {
        this.phase = 'loading';
        try {
          const answer = await api.checkAvailability({ query: checkoutQuery(context), body: {} });
          runInAction(() => {
            this.answer = answer;
            this.phase = 'ready';
            this.isModalOpen = this.blocking.length > 0;
          });
        } catch (error) {
          runInAction(() => {
            this.phase = 'failed';
          });
          await errors.tell(error);
        }
      },
      openModal() {
        this.isModalOpen = true;
      },
      closeModal() {
        this.isModalOpen = false;
      },
      async accept(): Promise<boolean> {
        this.isAccepting = true;
        try {
          const details = await api.acceptPrices({
            query: checkoutQuery(context),
            body: { priceVersion: state.details.prices.priceVersion },
          });
          state.setDetails(details);
          await this.check();
          return this.phase === 'ready' && this.blocking.length === 0;
        } catch (error) {
          this.closeModal();
          if (!(await errors.report(error))) await this.reload().catch((failure: unknown) => errors.tell(failure));
          return false;
        } finally {
          runInAction(() => {
            this.isAccepting = false;
          });
        }
      },
      /** Another tab was faster: what it made of the prices is shown instead. */
      async reload() {
        state.setDetails(await api.getCheckoutDetails({ query: checkoutQuery(context) }));
        await this.check();
      },
      async submit(): Promise<boolean> {
        if (this.phase !== 'ready' || hasExpired(this.answer, context.now())) await this.check();
        if (this.phase !== 'ready') return false;
        if (this.blocking.length > 0) this.openModal();
        return this.blocking.length === 0;
      },
    },
    { answer: observableRef },
  );
  return step;
}

function hasExpired(answer: AvailabilityAnswer | null, now: Date): boolean {
  return answer === null || new Date(answer.expiresAt) <= now;
}
