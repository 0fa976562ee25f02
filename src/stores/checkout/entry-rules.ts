import type { BookingStatus } from '#contract/api.generated.ts';

/** What kind of screen is asked for: a step or the entry, the confirmation, or changes to a booking. */
export type CheckoutRouteKind = 'steps' | 'confirmation' | 'modifications';

/** What becomes of it. `load` shows it with all checkout data, `show` shows what is booked. */
export type EntryDecision = 'load' | 'show' | 'modifications' | 'notFound';

/** The screen of changes to a booking; a store may have none. */
export const modificationsRoute = 'checkoutBookingModifications';

export function checkoutRouteKind(routeName: string): CheckoutRouteKind {
  if (routeName === 'checkoutPaymentSuccessful') return 'confirmation';
  return routeName === modificationsRoute ? 'modifications' : 'steps';
}

/** Statuses that only the screen of changes shows: what a traveller began there, or what came of it. */
const changing: readonly BookingStatus[] = [
  'BOOKING_CHANGE_IN_PROGRESS',
  'BOOKING_CHANGE_REQUESTED',
  'BOOKING_CHANGE_COMPLETED',
  'CANCELLATION_INITIATED',
  'CANCELLATION_IN_PROGRESS',
  'CANCELLATION_COMPLETED',
];

/** The booking status decides what a checkout route shows (specification, section 4, checkout entry). */
export function decideEntry(status: BookingStatus, kind: CheckoutRouteKind): EntryDecision {
  switch (status) {
    case 'BOOKING_INITIATED':
      return kind === 'steps' ? 'load' : 'notFound';
    case 'BOOKING_CHANGE_INITIATED':
      return kind === 'modifications' ? 'show' : 'modifications';
    case 'BOOKING_COMPLETED':
    case 'BOOKING_REQUESTED':
      return 'show';
    default:
      return kind === 'modifications' && changing.includes(status) ? 'show' : 'notFound';
  }
}
