import { expect, test } from 'vitest';
import { firstIncompleteStep, guardStep, stepAfter, stepOfRoute, visibleSteps } from './steps.ts';

const configured = ['availability', 'experiences', 'additionalOptions', 'travelerDetails', 'payment'].map((key) => ({
  key,
  visible: true,
  title: key,
}));
const steps = visibleSteps(configured, true);

test('additional options are always hidden, experiences without questions too', () => {
  expect(steps.map(({ name }) => name)).toEqual(['availability', 'experiences', 'travelerDetails', 'payment']);
  expect(visibleSteps(configured, false).map(({ name }) => name)).toEqual(['availability', 'travelerDetails', 'payment']);
});

test('a market may hide a step', () => {
  const hidden = configured.map((step) => ({ ...step, visible: step.key !== 'availability' }));
  expect(visibleSteps(hidden, false).map(({ name }) => name)).toEqual(['travelerDetails', 'payment']);
});

test('a step is shown when all before it are complete', () => {
  expect(guardStep('availability', steps, [])).toBeNull();
  expect(guardStep('payment', steps, ['availability', 'experiences', 'travelerDetails'])).toBeNull();
  expect(guardStep('availability', steps, ['availability', 'experiences'])).toBeNull();
});

test('a step that was skipped to leads to the first incomplete one', () => {
  expect(guardStep('payment', steps, [])).toBe('availability');
  expect(guardStep('payment', steps, ['availability', 'travelerDetails'])).toBe('experiences');
});

test('a step that is not visible leads to the first incomplete one', () => {
  expect(guardStep('experiences', visibleSteps(configured, false), ['availability'])).toBe('travelerDetails');
});

test('whoever has completed everything is at the last step', () => {
  expect(firstIncompleteStep(steps, ['availability', 'experiences', 'travelerDetails', 'payment'])).toBe('payment');
});

test('steps follow each other, and nothing follows the last', () => {
  expect(stepAfter('availability', steps)).toBe('experiences');
  expect(stepAfter('availability', visibleSteps(configured, false))).toBe('travelerDetails');
  expect(stepAfter('payment', steps)).toBeNull();
});

test('a route tells its step', () => {
  expect(stepOfRoute('checkoutTravelerDetails')).toBe('travelerDetails');
  expect(stepOfRoute('checkoutEntry')).toBeNull();
});
