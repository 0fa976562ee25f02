import { makeAutoObservable, observableRef } from 'mobx';
import type { ActivityAnswer, CheckoutDetails, PaymentChoice, TravelerDetails } from '#contract/api.generated.ts';
import type { StepName } from '../steps/steps.ts';
import type { CheckoutRecord, CheckoutStorage } from './checkout-storage.ts';
import { holdTheSame, mergeRecords } from './merge-records.ts';

/** How far this traveller is, kept in the browser with every change. */
export interface CheckoutProgress extends Readonly<CheckoutRecord> {
  /** Whether the browser keeps it; where it does not, it lives as long as the page and in the server's draft. */
  readonly isKept: boolean;
  /** Another tab has changed the same field to something different. */
  readonly hasDiverged: boolean;
  complete(step: StepName): void;
  setActiveRoute(routeName: string): void;
  keepTravelerDetails(details: TravelerDetails): void;
  keepActivityAnswers(answers: ActivityAnswer[]): void;
  keepPaymentChoice(choice: PaymentChoice): void;
  /** Keeps what stands on the screen. */
  flush(): void;
  /** Another tab may have written: takes over what it has changed. */
  takeOver(): void;
  /** Follows what is taken over from another tab: `flush` keeps what stands on the screen first, `adopt` shows what came. */
  follow(screen: FollowingScreen): void;
}

export interface FollowingScreen {
  flush(): void;
  adopt(record: CheckoutRecord): void;
}

type ServerData = Pick<CheckoutDetails, 'travelerDetails' | 'activityAnswers' | 'draft'>;

/**
 * What the server knows counts only where the browser has kept nothing (specification, section 4): first the draft of what was
 * typed, then what was submitted.
 */
export function createCheckoutProgress(storage: CheckoutStorage, server: ServerData): CheckoutProgress {
  const start: CheckoutRecord = storage.read() ?? recordOf(server);
  const screens: FollowingScreen[] = [];
  /** What this tab and the storage last had in common. */
  let base = start;
  /** Whether the storage holds `base`. */
  let isStored = false;

  return makeAutoObservable(
    {
      ...start,
      isKept: true as boolean,
      hasDiverged: false as boolean,
      complete(step: StepName) {
        if (!this.completedSteps.includes(step)) this.completedSteps = [...this.completedSteps, step];
        this.save();
      },
      setActiveRoute(routeName: string) {
        this.activeRouteName = routeName;
        this.save();
      },
      keepTravelerDetails(details: TravelerDetails) {
        this.travelerDetails = details;
        this.save();
      },
      keepActivityAnswers(answers: ActivityAnswer[]) {
        this.activityAnswers = answers;
        this.save();
      },
      keepPaymentChoice(choice: PaymentChoice) {
        this.paymentChoice = choice;
        this.save();
      },
      follow(screen: FollowingScreen) {
        screens.push(screen);
      },
      flush() {
        for (const screen of screens) screen.flush();
      },
      takeOver() {
        this.flush();
        this.save();
      },
      save() {
        if (storage.isCleared()) return;
        const mine = this.toRecord();
        const theirs = storage.readForeign();
        const merged = theirs ? mergeRecords(base, mine, theirs) : { record: mine, isDiverged: false };
        const known = theirs ?? (isStored ? base : null);
        base = merged.record;
        if (merged.isDiverged) this.hasDiverged = true;
        if (theirs && !holdTheSame(merged.record, mine)) this.show(merged.record);
        // Two tabs that agree write no more, or each would answer the other for ever.
        const isKnown =
          known !== null && holdTheSame(merged.record, known) && (theirs !== null || known.activeRouteName === mine.activeRouteName);
        isStored = isKnown || storage.write(merged.record);
        this.isKept = isStored;
      },
      show(record: CheckoutRecord) {
        Object.assign(this, record);
        for (const screen of screens) screen.adopt(record);
      },
      toRecord(): CheckoutRecord {
        const { completedSteps, activeRouteName, travelerDetails, activityAnswers, paymentChoice } = this;
        return { completedSteps, activeRouteName, travelerDetails, activityAnswers, paymentChoice };
      },
    },
    {
      completedSteps: observableRef,
      travelerDetails: observableRef,
      activityAnswers: observableRef,
      paymentChoice: observableRef,
      toRecord: false,
    },
  );
}

function recordOf({ travelerDetails, activityAnswers, draft }: ServerData): CheckoutRecord {
  return {
    completedSteps: draft?.completedSteps ?? [],
    activeRouteName: null,
    travelerDetails: draft?.travelerDetails ?? travelerDetails,
    activityAnswers: draft?.activityAnswers ?? activityAnswers,
    paymentChoice: draft?.paymentChoice ?? null,
  };
}
