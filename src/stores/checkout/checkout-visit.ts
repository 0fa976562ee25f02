import { makeAutoObservable, observableRef } from 'mobx';
import type { ActivityQuestion, CheckoutDetails, PaymentPlan } from '#contract/api.generated.ts';
import { createPhoneSupport } from '../forms/phone-support.ts';
import { createProblemText } from '../forms/problem-text.ts';
import type { CheckoutContext, StepLogic } from './checkout-context.ts';
import type { AdditionalOptions } from './payment/additional-options.ts';
import type { Paying } from './payment/paying.ts';
import type { PromoCodeEntry } from './payment/promo-code.ts';
import { keepDraft } from './state/checkout-draft.ts';
import { type CheckoutProgress, createCheckoutProgress } from './state/checkout-progress.ts';
import { checkoutItemName, createCheckoutStorage } from './state/checkout-storage.ts';
import type { Connection } from './state/connection.ts';
import { type AvailabilityStep, createAvailabilityStep } from './steps/availability-step.ts';
import type { ExperiencesStep } from './steps/experiences-step.ts';
import type { PaymentStep } from './steps/payment-step.ts';
import {
  firstIncompleteStep,
  guardStep,
  type StepName,
  stepAfter,
  stepAfterOptions,
  type VisibleStep,
  visibleSteps,
} from './steps/steps.ts';
import { createTravelerDetailsStep, type TravelerDetailsStep } from './steps/traveler-details-step.ts';

/** A checkout whose data is there: its steps, how far the traveller is, and the way on. */
export interface CheckoutVisit {
  readonly details: CheckoutDetails;
  readonly steps: readonly VisibleStep[];
  readonly progress: CheckoutProgress;
  readonly availability: AvailabilityStep;
  /** Null where no organiser asks anything. */
  readonly experiences: ExperiencesStep | null;
  readonly travelers: TravelerDetailsStep;
  /** Whether what follows is there. @see loadPaying */
  readonly hasPaying: boolean;
  readonly payment: PaymentStep;
  readonly promoCode: PromoCodeEntry;
  readonly additionalOptions: AdditionalOptions;
  /** The visible step that follows the additional options, and before which they may be shown. */
  readonly stepAfterOptions: StepName | null;
  /** Fetches what changes the price and pays it; nobody else needs it. */
  loadPaying(): Promise<Paying>;
  readonly isMoving: boolean;
  /** The step to be shown instead of the one asked for; null where it may be shown. */
  guard(step: StepName): StepName | null;
  readonly firstIncomplete: StepName | null;
  /** Fetches what a step needs beyond the checkout's own data. */
  prepare(step: StepName, plans: readonly PaymentPlan[]): Promise<void>;
  /** Validates and completes a step, and tells where to go on. */
  next(step: StepName): Promise<NextStep>;
  /** Sends what stands on the screen to the server, so that another device can go on from there. */
  saveDraft(): Promise<void>;
  /** The server can be reached again: loads what a step could not, and sends what was not sent. */
  recover(step: StepName, plans: readonly PaymentPlan[]): void;
}

/**
 * The step that follows; `blocked` where this one is not valid; `unsent` where the server cannot be reached; `leaving` where the
 * payer is on the way to another address.
 */
export type NextStep = StepName | 'blocked' | 'unsent' | 'leaving';

export interface CheckoutVisitInput {
  details: CheckoutDetails;
  questions: readonly ActivityQuestion[];
  connection: Connection;
  /** Null where there are no questions, which is most often. */
  asked: typeof import('./steps/asked.ts') | null;
}

const nothingAsked: StepLogic = { submit: async () => true };

export function createCheckoutVisit(
  context: CheckoutContext,
  { details, questions, asked, connection }: CheckoutVisitInput,
): CheckoutVisit {
  const { config, checkoutId } = context;
  const storage = createCheckoutStorage({
    storage: context.storage,
    checkoutId,
    key: details.storageKey,
    language: config.shell.language.urlCode,
    questions,
    answers: asked,
    now: context.now,
  });
  const progress = createCheckoutProgress(storage, details);
  const draft = keepDraft(context, progress);
  context.onForeignWrite((item) => {
    if (item === null || item === checkoutItemName(checkoutId)) progress.takeOver();
  });
  const phone = createPhoneSupport(context.loadPhoneNumbers, config.shell.market.country);
  const problemText = createProblemText(config);
  const steps = visibleSteps(config.slice('checkout').steps, questions.length > 0);
  const state = makeAutoObservable(
    {
      details,
      setDetails(changed: CheckoutDetails) {
        this.details = changed;
      },
    },
    { details: observableRef },
  );
  const availability = createAvailabilityStep(context, state);
  const experiences = asked?.createExperiencesStep(context, { questions, progress, phone, problemText }) ?? null;
  const travelers = createTravelerDetailsStep(context, state, { progress, phone, problemText });
  const payingInput = { email: () => travelers.email, name: () => travelers.contactName, progress };
  const logic: Record<StepName, StepLogic> = {
    availability,
    experiences: experiences ?? nothingAsked,
    travelerDetails: travelers,
    payment: {
      submit: async () => {
        // First the draft: once the booking is under way there is none to keep.
        await draft.flush();
        return (await visit.loadPaying()).payment.submit();
      },
    },
  };

  const visit = makeAutoObservable(
    {
      steps,
      progress,
      availability,
      experiences,
      travelers,
      paying: null as Paying | null,
      get hasPaying(): boolean {
        return this.paying !== null;
      },
      get payment(): PaymentStep {
        return loaded(this.paying).payment;
      },
      get promoCode(): PromoCodeEntry {
        return loaded(this.paying).promoCode;
      },
      get additionalOptions(): AdditionalOptions {
        return loaded(this.paying).additionalOptions;
      },
      async loadPaying(): Promise<Paying> {
        const { createPaying } = await import('./payment/paying.ts');
        return this.paying ?? this.setPaying(createPaying(context, state, payingInput));
      },
      setPaying(paying: Paying): Paying {
        this.paying = paying;
        return paying;
      },
      stepAfterOptions: stepAfterOptions(config.slice('checkout').steps, steps),
      isMoving: false as boolean,
      get details(): CheckoutDetails {
        return state.details;
      },
      get firstIncomplete(): StepName | null {
        return firstIncompleteStep(steps, progress.completedSteps);
      },
      guard(step: StepName): StepName | null {
        return guardStep(step, steps, progress.completedSteps);
      },
      async prepare(step: StepName, plans: readonly PaymentPlan[]) {
        if (step === 'availability') await availability.check();
        if (step === 'travelerDetails') await travelers.prepare();
        if (step === 'payment') await (await this.loadPaying()).payment.prepare(plans);
      },
      async next(step: StepName): Promise<NextStep> {
        this.setMoving(true);
        try {
          // Nothing is sent by halves: what a step saves, and the step after it, need the server.
          await connection.retry();
          if (connection.isLost) connection.lose();
          const isValid = !connection.isLost && (await logic[step].submit());
          if (connection.isLost) return 'unsent';
          if (!isValid) {
            console.info('Invalid data');
            return 'blocked';
          }
          if (step === 'payment') return 'leaving';
          progress.complete(step);
          void draft.flush();
          const next = stepAfter(step, steps);
          if (!next) console.warn('Unexpected empty next step');
          return next ?? 'blocked';
        } finally {
          this.setMoving(false);
        }
      },
      saveDraft: () => draft.flush(),
      recover(step: StepName, plans: readonly PaymentPlan[]) {
        void draft.flush();
        const phases = {
          availability: availability.phase,
          experiences: 'ready',
          travelerDetails: travelers.phase,
          payment: this.paying?.payment.phase ?? 'failed',
        };
        if (phases[step] === 'failed') void this.prepare(step, plans);
      },
      setMoving(isMoving: boolean) {
        this.isMoving = isMoving;
      },
    },
    {
      steps: false,
      progress: false,
      availability: false,
      experiences: false,
      travelers: false,
      paying: observableRef,
      payment: false,
      promoCode: false,
      additionalOptions: false,
      stepAfterOptions: false,
      guard: false,
      saveDraft: false,
    },
  );
  return visit;
}

function loaded(paying: Paying | null): Paying {
  if (!paying) throw new Error('What pays was not loaded');
  return paying;
}
