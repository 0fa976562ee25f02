import type { Money, PaymentPlan, PaymentSchedule, PaymentScheduleItem } from '#contract/api.generated.ts';
import type { IsoDate } from './calendar.ts';

export interface ScheduleTerms {
  /** What is to be paid in all; the items sum to it. */
  total: Money;
  today: IsoDate;
  startDate: IsoDate;
}

/** How each plan spreads the price. A plan without an entry is not on offer. */
const plans: Partial<Record<PaymentPlan, (terms: ScheduleTerms) => PaymentScheduleItem[]>> = {
  ONE_TIME: ({ total, today }) => [{ due_date: today, amount: total }],
};

/** The plans on offer: those whose last payment is due before the trip starts. */
export function supportedPaymentPlans(terms: ScheduleTerms): PaymentPlan[] {
  return (Object.keys(plans) as PaymentPlan[]).filter((plan) => {
    const last = plans[plan]?.(terms).at(-1);
    return last !== undefined && last.due_date <= terms.startDate;
  });
}

/** What is paid when; null where the plan is not on offer. */
export function paymentSchedule(plan: PaymentPlan, terms: ScheduleTerms): PaymentSchedule | null {
  const items = plans[plan]?.(terms);
  if (!items || !supportedPaymentPlans(terms).includes(plan)) return null;
  return { payment_plan: plan, items };
}
