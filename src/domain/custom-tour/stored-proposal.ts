import type { CustomTourReason, Money } from '#contract/api.generated.ts';
import type { IsoDate } from '../calendar.ts';
import type { PlannedDay } from './plan-days.ts';

/** What was proposed, without words: they come from the catalogue in the language of whoever reads it. */
export interface StoredProposal {
  tourId: string;
  reasons: CustomTourReason[];
  days: PlannedDay[];
  startDate: IsoDate | null;
  adults: number;
  childAges: number[];
  price: Money;
  pricePerAdult: Money;
  /** Best first. */
  similarTours: string[];
}
