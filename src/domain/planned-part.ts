import type { ItineraryComponent } from '#contract/api.generated.ts';
import type { LocalisedText } from '#contract/documents.generated.ts';

/** A part of the trip as it was when the checkout began: what a later catalogue lacks can still be named. */
export interface PlannedPart {
  componentId: string;
  kind: ItineraryComponent['kind'];
  name: LocalisedText;
  /** Day of the trip; 1 is that of departure. */
  day: number;
}
