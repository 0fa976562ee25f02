import type { CancellationStep } from '#contract/documents.generated.ts';
import { addDays, daysBetween, type IsoDate } from './calendar.ts';
import type { Money } from './money.ts';

export interface CancellationInput {
  steps: readonly CancellationStep[];
  /** The price of the trip. */
  total: Money;
  /** What was charged so far. */
  paid: Money;
  today: IsoDate;
  startDate: IsoDate;
}

/** What cancelling on a day means in money. */
export interface CancellationStatement {
  keptPercent: number;
  /** Of what was paid. */
  kept: Money;
  refund: Money;
}

/**
 * What is kept and what is given back. Percentages are of the price; parts of a minor unit are the traveller's. Nothing is
 * asked for beyond what was paid already.
 */
export function cancellationStatement({ steps, total, paid, today, startDate }: CancellationInput): CancellationStatement {
  const daysLeft = daysBetween(today, startDate);
  const keptPercent = stepsInOrder(steps).find(({ daysBefore }) => daysBefore <= daysLeft)?.keptPercent ?? 100;
  const kept = Math.min(Math.floor((total.amount * keptPercent) / 100), paid.amount);
  const { currency } = paid;
  return { keptPercent, kept: { amount: kept, currency }, refund: { amount: paid.amount - kept, currency } };
}

/** The steps with the last day on which each holds, earliest day first. */
export function cancellationDeadlines(steps: readonly CancellationStep[], startDate: IsoDate): { lastDay: IsoDate; keptPercent: number }[] {
  return stepsInOrder(steps).map(({ daysBefore, keptPercent }) => ({
    // On the day of departure nothing can be cancelled any more.
    lastDay: addDays(startDate, -Math.max(daysBefore, 1)),
    keptPercent,
  }));
}

function stepsInOrder(steps: readonly CancellationStep[]): CancellationStep[] {
  return steps.toSorted((left, right) => right.daysBefore - left.daysBefore);
}
