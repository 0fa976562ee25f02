import type { BookingStatus } from '#contract/api.generated.ts';

export type { BookingStatus };

/**
 * Which status may follow which. A status under `prior` may be returned to only by a booking that came from it.
 * Anything not listed is refused.
 */
const transitions = {
  BOOKING_INITIATED: { next: ['BOOKING_IN_PROGRESS', 'OPTION_IN_PROGRESS', 'DISCARDED'], prior: [] },
  BOOKING_IN_PROGRESS: { next: ['BOOKING_COMPLETED', 'BOOKING_REQUESTED', 'BOOKING_INITIATED'], prior: [] },
  BOOKING_REQUESTED: { next: ['BOOKING_COMPLETED', 'CANCELLATION_INITIATED'], prior: [] },
  BOOKING_COMPLETED: { next: ['BOOKING_CHANGE_INITIATED', 'CANCELLATION_INITIATED'], prior: [] },
  BOOKING_CHANGE_COMPLETED: { next: ['BOOKING_CHANGE_INITIATED', 'CANCELLATION_INITIATED'], prior: [] },
  BOOKING_CHANGE_INITIATED: { next: ['BOOKING_CHANGE_IN_PROGRESS'], prior: ['BOOKING_COMPLETED', 'BOOKING_CHANGE_COMPLETED'] },
  BOOKING_CHANGE_IN_PROGRESS: { next: ['BOOKING_CHANGE_COMPLETED', 'BOOKING_CHANGE_REQUESTED', 'BOOKING_CHANGE_INITIATED'], prior: [] },
  BOOKING_CHANGE_REQUESTED: { next: ['BOOKING_CHANGE_COMPLETED', 'CANCELLATION_INITIATED'], prior: [] },
  CANCELLATION_INITIATED: {
    next: ['CANCELLATION_IN_PROGRESS'],
    prior: ['BOOKING_REQUESTED', 'BOOKING_COMPLETED', 'BOOKING_CHANGE_COMPLETED', 'BOOKING_CHANGE_REQUESTED'],
  },
  CANCELLATION_IN_PROGRESS: { next: ['CANCELLATION_COMPLETED', 'CANCELLATION_INITIATED'], prior: [] },
  OPTION_IN_PROGRESS: { next: ['OPTION_COMPLETED', 'OPTION_REQUESTED', 'BOOKING_INITIATED'], prior: [] },
  OPTION_REQUESTED: { next: ['OPTION_COMPLETED', 'OPTION_CANCELLATION_COMPLETED'], prior: [] },
  OPTION_COMPLETED: { next: ['BOOKING_IN_PROGRESS', 'OPTION_CHANGE_IN_PROGRESS', 'OPTION_CANCELLATION_COMPLETED'], prior: [] },
  OPTION_CHANGE_COMPLETED: { next: ['BOOKING_IN_PROGRESS', 'OPTION_CHANGE_IN_PROGRESS', 'OPTION_CANCELLATION_COMPLETED'], prior: [] },
  OPTION_CHANGE_IN_PROGRESS: { next: ['OPTION_CHANGE_COMPLETED'], prior: ['OPTION_COMPLETED', 'OPTION_CHANGE_COMPLETED'] },
  DISCARDED: { next: [], prior: [] },
  CANCELLATION_COMPLETED: { next: [], prior: [] },
  OPTION_CANCELLATION_COMPLETED: { next: [], prior: [] },
} as const satisfies Record<BookingStatus, { next: readonly BookingStatus[]; prior: readonly BookingStatus[] }>;

export const bookingStatuses = Object.keys(transitions) as BookingStatus[];

/** Statuses of a trip that is booked and may be changed or cancelled. */
const confirmedStatuses = ['BOOKING_COMPLETED', 'BOOKING_CHANGE_COMPLETED'] as const satisfies BookingStatus[];

/** Statuses in which places are held for a checkout that is not paid for. */
export const heldStatuses = ['OPTION_COMPLETED', 'OPTION_CHANGE_COMPLETED'] as const satisfies BookingStatus[];

export function isConfirmed(status: BookingStatus): boolean {
  return (confirmedStatuses as readonly BookingStatus[]).includes(status);
}

export function isHeld(status: BookingStatus): boolean {
  return (heldStatuses as readonly BookingStatus[]).includes(status);
}

/** Statuses in which a supplier or the payment provider is at work; no checkout page is shown meanwhile. */
export const inProgressStatuses = bookingStatuses.filter((status) => status.endsWith('_IN_PROGRESS'));

/**
 * Whether a booking may go from one status to another.
 * @param prior the status that the booking had before `from`; null where there was none
 */
export function canTransition(from: BookingStatus, to: BookingStatus, prior: BookingStatus | null): boolean {
  const edges: { next: readonly BookingStatus[]; prior: readonly BookingStatus[] } = transitions[from];
  return edges.next.includes(to) || (to === prior && edges.prior.includes(to));
}

/**
 * The status that a booking may return to, once it has gone from one status to another: what was asked for and is being
 * worked on, or was refused, still returns to where it came from.
 */
export function priorAfter(from: BookingStatus, to: BookingStatus, prior: BookingStatus | null): BookingStatus | null {
  const isSameUndertaking =
    (from === 'BOOKING_CHANGE_INITIATED' && to === 'BOOKING_CHANGE_IN_PROGRESS') ||
    (from === 'BOOKING_CHANGE_IN_PROGRESS' && to === 'BOOKING_CHANGE_INITIATED') ||
    (from === 'CANCELLATION_INITIATED' && to === 'CANCELLATION_IN_PROGRESS') ||
    (from === 'CANCELLATION_IN_PROGRESS' && to === 'CANCELLATION_INITIATED');
  return isSameUndertaking ? prior : from;
}

export function isTerminal(status: BookingStatus): boolean {
  return transitions[status].next.length === 0;
}
