import { makeAutoObservable, observableRef } from 'mobx';
import type { ActivityAnswer, CheckoutDetails, TravelerDetails } from '#contract/api.generated.ts';
import type { CheckoutRecord, CheckoutStorage } from './checkout-storage.ts';
import type { StepName } from './steps.ts';

/** How far this traveller is, kept in the browser with every change. */
export interface CheckoutProgress extends Readonly<CheckoutRecord> {
  complete(step: StepName): void;
  setActiveRoute(routeName: string): void;
  keepTravelerDetails(details: TravelerDetails): void;
  keepActivityAnswers(answers: ActivityAnswer[]): void;
}

/** What the server knows counts only where the browser has kept nothing (specification, section 4). */
export function createCheckoutProgress(
  storage: CheckoutStorage,
  { travelerDetails, activityAnswers }: Pick<CheckoutDetails, 'travelerDetails' | 'activityAnswers'>,
): CheckoutProgress {
  const record: CheckoutRecord = storage.read() ?? { completedSteps: [], activeRouteName: null, travelerDetails, activityAnswers };
  return makeAutoObservable(
    {
      ...record,
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
      save() {
        const { completedSteps, activeRouteName, travelerDetails, activityAnswers } = this;
        storage.write({ completedSteps, activeRouteName, travelerDetails, activityAnswers });
      },
    },
    { completedSteps: observableRef, travelerDetails: observableRef, activityAnswers: observableRef },
  );
}
