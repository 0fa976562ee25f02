import type { Money, PaymentPlan, PaymentSchedule, PaymentScheduleItem } from '#contract/api.generated.ts';
import type { InstalmentTerms, PaymentPlansTerms, SplitPaymentTerms } from '#contract/documents.generated.ts';
import { addDays, addMonths, type IsoDate } from './calendar.ts';

export interface ScheduleTerms {
  /** What is to be paid in all; the items sum to it. */
  total: Money;
  today: IsoDate;
  startDate: IsoDate;
  /** What the market offers besides paying all at once. */
  plans: PaymentPlansTerms;
  /** In euro cents: the price as the plans' least totals are told. */
  totalInEuro: number;
}

/** The plans on offer, in the order in which they are shown. */
export function supportedPaymentPlans(terms: ScheduleTerms): PaymentPlan[] {
  return (['ONE_TIME', 'SPLIT_PAYMENT', 'INSTALLMENT'] as const).filter((plan) => itemsOf(plan, terms) !== null);
}

/** What is paid when; null where the plan is not on offer. */
export function paymentSchedule(plan: PaymentPlan, terms: ScheduleTerms): PaymentSchedule | null {
  const items = itemsOf(plan, terms);
  return items && { payment_plan: plan, items };
}

function itemsOf(plan: PaymentPlan, terms: ScheduleTerms): PaymentScheduleItem[] | null {
  const { splitPayment, installment } = terms.plans;
  if (plan === 'SPLIT_PAYMENT') return splitPayment ? splitItems(splitPayment, terms) : null;
  if (plan === 'INSTALLMENT') return installment ? instalmentItems(installment, terms) : null;
  return [{ due_date: terms.today, amount: terms.total }];
}

function splitItems(plan: SplitPaymentTerms, terms: ScheduleTerms): PaymentScheduleItem[] | null {
  const { total, today, startDate } = terms;
  // Rounded up: a deposit is never less than its share.
  const deposit = Math.ceil((total.amount * plan.depositPercentage) / 100);
  return offered(plan, terms, [
    { due_date: today, amount: { ...total, amount: deposit } },
    { due_date: addDays(startDate, -plan.balanceDueDays), amount: { ...total, amount: total.amount - deposit } },
  ]);
}

function instalmentItems(plan: InstalmentTerms, terms: ScheduleTerms): PaymentScheduleItem[] | null {
  const { total, today, startDate } = terms;
  const part = Math.floor(total.amount / plan.count);
  const items = Array.from({ length: plan.count }, (_, place) => ({
    due_date: addMonths(today, place * plan.intervalMonths),
    // What does not divide is paid first.
    amount: { ...total, amount: place === 0 ? total.amount - part * (plan.count - 1) : part },
  }));
  const last = items.at(-1);
  return last && last.due_date <= addDays(startDate, -plan.lastDueDays) ? offered(plan, terms, items) : null;
}

/** The items, where each is worth paying and the last one is due in the future and before the trip. */
function offered(
  { minimumTotal }: { minimumTotal: number },
  { today, startDate, totalInEuro }: ScheduleTerms,
  items: PaymentScheduleItem[],
): PaymentScheduleItem[] | null {
  const last = items.at(-1);
  if (!last || last.due_date <= today || last.due_date >= startDate || totalInEuro < minimumTotal) return null;
  return items.every(({ amount }) => amount.amount > 0) ? items : null;
}
