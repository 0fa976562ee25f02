import type { AvailabilityResult } from '#contract/api.generated.ts';
import type { IconName } from '#contract/documents.generated.ts';

export type ComponentKind = AvailabilityResult['kind'];

/** An icon for each kind of component. */
export const componentIcons = {
  accommodation: 'hotel',
  activity: 'ticket',
  transport: 'train-front',
  transfer: 'bus',
  rentalCar: 'car',
} as const satisfies Record<ComponentKind, IconName>;
