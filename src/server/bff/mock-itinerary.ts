import type { ItineraryState } from '#contract/api.generated.ts';
import type { Handlers } from './handlers.ts';

/**
 * On a developer's own machine an itinerary whose state cannot be had counts as one that was just begun, whatever the booking
 * platform says (specification, section 4). All other calls answer as they do elsewhere.
 */
export function withMockItinerary(handlers: Handlers): Handlers {
  return {
    ...handlers,
    getItinerary: (context, input) => handlers.getItinerary(context, input).catch(() => justBegun(input.params.checkoutId)),
  };
}

function justBegun(checkoutId: string): ItineraryState {
  return { id: checkoutId, booking_status: 'BOOKING_INITIATED', booking_supported_payment_plans: ['ONE_TIME'] };
}
