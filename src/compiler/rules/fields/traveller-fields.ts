import type { TravellerField } from '#contract/documents.generated.ts';
import { type VisitedValue, valueAt } from '../../check/rule.ts';
import type { Spot } from '../../check/spot.ts';

export const fieldSections = ['contact', 'billing', 'passenger'] as const;

/** Fields that no booking can do without: that they are required is asked elsewhere. */
export const neededFields: Readonly<Record<(typeof fieldSections)[number], readonly string[]>> = {
  contact: ['email'],
  billing: [],
  passenger: ['birthDate', 'firstName', 'lastName'],
};

/** Every field of every catalogue, at the key it is called by in its section. */
export function travellerFields(visit: (field: TravellerField, at: Spot) => void): VisitedValue[] {
  return fieldSections.map((section) => valueAt<TravellerField>('traveller-fields', [section, null], visit));
}

/** Whether a pattern can be read as the validators of a release read it. */
export function isRegularExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}
