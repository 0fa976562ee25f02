import type { AvailabilityStatus, Money, NonBookableReason } from '#contract/api.generated.ts';
import { isSameMoney } from './money.ts';

/** Told, but no hindrance (specification, section 4). */
const harmlessReasons: readonly NonBookableReason[] = ['NonFittingLocations', 'NonFittingButAccepted'];

/** How long the result of a check counts, in milliseconds. */
export const availabilityLifetime = 15 * 60_000;

export interface ComponentAvailability {
  /** Stands for something that is no longer on offer. */
  isPlaceholder: boolean;
  nonBookableReason: NonBookableReason | null;
  /** Null where a component has no price of its own. */
  price: Money | null;
  previousPrice: Money | null;
}

/** The result for one component; the worst finding wins. */
export function availabilityResult({ isPlaceholder, nonBookableReason, price, previousPrice }: ComponentAvailability): AvailabilityStatus {
  if (isPlaceholder) return 'missing';
  if (nonBookableReason && !harmlessReasons.includes(nonBookableReason)) return 'unavailable';
  if (price && previousPrice && !isSameMoney(price, previousPrice)) return 'priceChanged';
  return 'available';
}
