import { expect, test } from 'vitest';
import type { ItineraryState } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import { anonymous, type Handlers } from './handlers.ts';
import { withMockItinerary } from './mock-itinerary.ts';

const real: ItineraryState = { id: 'real', booking_status: 'BOOKING_COMPLETED', booking_supported_payment_plans: [] };

test('only a state that cannot be had is made up', async () => {
  const handlers = withMockItinerary({
    getItinerary: async (_context, { params }) => {
      if (params.checkoutId === 'real') return real;
      throw new BookingError('CHECKOUT_NOT_FOUND');
    },
  } as Handlers);
  const stateOf = (checkoutId: string) => handlers.getItinerary(anonymous, { params: { checkoutId } });
  expect(await stateOf('real')).toBe(real);
  expect(await stateOf('other')).toMatchObject({ id: 'other', booking_status: 'BOOKING_INITIATED' });
});
