import type { AvailabilityResult } from '#contract/api.generated.ts';
import type { IconName } from '#contract/documents.generated.ts';

export type ComponentKind = AvailabilityResult['kind'];

/** Kinds of components in the order in which they are listed, with their icons. */
export const componentIcons = {
  accommodation: 'hotel',
  activity: 'ticket',
  transport: 'train-front',
  transfer: 'bus',
  rentalCar: 'car',
} as const satisfies Record<ComponentKind, IconName>;

export const componentKinds = Object.keys(componentIcons) as ComponentKind[];
