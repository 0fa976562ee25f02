import type { BookingStatus, ComponentStatus } from '#contract/api.generated.ts';
import type { CompiledTour } from '#contract/release.ts';
import { partsOnRequest } from '../checkout/tour-parts.ts';

const statuses = {
  BOOKING_INITIATED: 'Open',
  BOOKING_IN_PROGRESS: 'Open',
  BOOKING_REQUESTED: 'Booked',
  BOOKING_COMPLETED: 'Booked',
  CANCELLATION_INITIATED: 'Booked',
  CANCELLATION_IN_PROGRESS: 'Booked',
  CANCELLATION_COMPLETED: 'Cancelled',
  BOOKING_CHANGE_INITIATED: 'Booked',
  BOOKING_CHANGE_IN_PROGRESS: 'Booked',
  BOOKING_CHANGE_REQUESTED: 'Booked',
  BOOKING_CHANGE_COMPLETED: 'Booked',
  DISCARDED: 'None',
  OPTION_IN_PROGRESS: 'Open',
  OPTION_REQUESTED: 'Open',
  OPTION_COMPLETED: 'Open',
  OPTION_CHANGE_IN_PROGRESS: 'Open',
  OPTION_CHANGE_COMPLETED: 'Open',
  OPTION_CANCELLATION_COMPLETED: 'Cancelled',
} as const satisfies Record<BookingStatus, ComponentStatus>;

/** Statuses in which partners have still to say yes to their parts. */
const requested: readonly BookingStatus[] = ['BOOKING_REQUESTED', 'BOOKING_CHANGE_REQUESTED', 'OPTION_REQUESTED'];

/** Where each part of a trip stands, by its component id. */
export function componentStatuses(tour: CompiledTour, status: BookingStatus): (componentId: string) => ComponentStatus {
  const waiting = new Set(requested.includes(status) ? partsOnRequest(tour) : []);
  return (componentId) => (waiting.has(componentId) ? 'OnRequest' : statuses[status]);
}
