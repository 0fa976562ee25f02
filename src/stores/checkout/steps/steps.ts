import type { RouteName } from '#config/names.ts';
import type { CheckoutStep } from '#contract/documents.generated.ts';
import type { Keyed } from '#contract/release.ts';

export type StepName = 'availability' | 'experiences' | 'travelerDetails' | 'payment';

/** The routes of the steps that are shown. */
export const stepRoutes = {
  availability: 'checkoutAvailability',
  experiences: 'checkoutExperiences',
  travelerDetails: 'checkoutTravelerDetails',
  payment: 'checkoutPayment',
} as const satisfies Record<StepName, RouteName>;

/** The step of additional options: always hidden from the way through, but it has an address (specification, section 2.2). */
export const additionalOptionsRoute = 'checkoutAdditionalOptions' satisfies RouteName;

export interface VisibleStep {
  name: StepName;
  title: string;
}

/** The steps that this traveller goes through, in order. Experiences show only where there are questions. */
export function visibleSteps(configured: readonly Keyed<CheckoutStep>[], hasQuestions: boolean): VisibleStep[] {
  return configured.flatMap(({ key, visible, title }) => {
    if (!visible || !isStepName(key) || (key === 'experiences' && !hasQuestions)) return [];
    return [{ name: key, title }];
  });
}

function isStepName(key: string): key is StepName {
  return Object.hasOwn(stepRoutes, key);
}

/** The step that a route shows; null for routes that are none. */
export function stepOfRoute(route: string): StepName | null {
  const entry = Object.entries(stepRoutes).find(([, name]) => name === route);
  return entry ? (entry[0] as StepName) : null;
}

/** The first step that is not complete; the last one where all are. */
export function firstIncompleteStep(steps: readonly VisibleStep[], completed: readonly string[]): StepName | null {
  const open = steps.find(({ name }) => !completed.includes(name));
  return (open ?? steps.at(-1))?.name ?? null;
}

/**
 * Where somebody who asks for a step must go instead: to the first incomplete step before it.
 * @returns null where the step may be shown
 */
export function guardStep(step: StepName, steps: readonly VisibleStep[], completed: readonly string[]): StepName | null {
  const first = firstIncompleteStep(steps, completed);
  const place = steps.findIndex(({ name }) => name === step);
  if (place < 0) return first;
  return steps.findIndex(({ name }) => name === first) < place ? first : null;
}

/** The first visible step after the additional options, where they stand among the steps of the documents. */
export function stepAfterOptions(configured: readonly Keyed<CheckoutStep>[], steps: readonly VisibleStep[]): StepName | null {
  const place = configured.findIndex(({ key }) => key === 'additionalOptions');
  const later = configured.slice(place + 1).map(({ key }) => key);
  return (steps.find(({ name }) => later.includes(name)) ?? steps.at(-1))?.name ?? null;
}

/** The step after another; null after the last. */
export function stepAfter(step: StepName, steps: readonly VisibleStep[]): StepName | null {
  const place = steps.findIndex(({ name }) => name === step);
  return place < 0 ? null : (steps[place + 1]?.name ?? null);
}
