import type { ActivityAnswer } from '#contract/api.generated.ts';
import type { CheckoutRecord } from './checkout-storage.ts';

export interface MergedRecord {
  record: CheckoutRecord;
  /** Both have changed the same to something different; ours stands. */
  isDiverged: boolean;
}

/**
 * Brings together what two tabs have typed since they last knew the same: what one of them has changed stands, field by field.
 * @param base what both knew
 */
export function mergeRecords(base: CheckoutRecord, mine: CheckoutRecord, theirs: CheckoutRecord): MergedRecord {
  let isDiverged = false;

  function merge(from: unknown, ours: unknown, other: unknown): unknown {
    if (isSame(ours, other) || isSame(other, from)) return ours;
    if (isSame(ours, from)) return other;
    if (isPlain(ours) && isPlain(other)) return mergeObjects(isPlain(from) ? from : {}, ours, other);
    if (Array.isArray(ours) && Array.isArray(other) && ours.length === other.length) {
      const before: unknown[] = Array.isArray(from) ? from : [];
      return ours.map((value, index) => merge(before[index], value, other[index]));
    }
    isDiverged = true;
    return ours;
  }

  function mergeObjects(from: Record<string, unknown>, ours: Record<string, unknown>, other: Record<string, unknown>) {
    const names = new Set([...Object.keys(ours), ...Object.keys(other)]);
    const merged = [...names].map((name) => [name, merge(from[name], ours[name], other[name])] as const);
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }

  const answers = merge(byQuestion(base.activityAnswers), byQuestion(mine.activityAnswers), byQuestion(theirs.activityAnswers));
  const record: CheckoutRecord = {
    completedSteps: [...new Set([...theirs.completedSteps, ...mine.completedSteps])],
    activeRouteName: mine.activeRouteName,
    travelerDetails: merge(base.travelerDetails, mine.travelerDetails, theirs.travelerDetails) as CheckoutRecord['travelerDetails'],
    activityAnswers: answers ? Object.values(answers as Record<string, ActivityAnswer>) : null,
    paymentChoice: merge(base.paymentChoice, mine.paymentChoice, theirs.paymentChoice) as CheckoutRecord['paymentChoice'],
  };
  return { record, isDiverged };
}

/** Whether two records hold the same, apart from the screen that a tab is at. */
export function holdTheSame(one: CheckoutRecord, other: CheckoutRecord): boolean {
  return isSame(comparable(one), comparable(other));
}

function comparable({ completedSteps, travelerDetails, activityAnswers, paymentChoice }: CheckoutRecord) {
  return { completedSteps: [...completedSteps].sort(), travelerDetails, activityAnswers: byQuestion(activityAnswers), paymentChoice };
}

function byQuestion(answers: readonly ActivityAnswer[] | null): Record<string, ActivityAnswer> | null {
  return answers && Object.fromEntries(answers.map((answer) => [`${answer.componentId} ${answer.questionRefId}`, answer]));
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}
