import type { CustomTourField } from '#contract/documents.generated.ts';
import { type VisitedValue, valueAt } from '../../check/rule.ts';
import type { Spot } from '../../check/spot.ts';

/** Every field that some form for a tour of one's own states, at its key. */
export function customTourFields(visit: (field: CustomTourField, at: Spot) => void): VisitedValue[] {
  return [valueAt<CustomTourField>('custom-tour-form', ['sections', null, 'fields', null], visit)];
}
