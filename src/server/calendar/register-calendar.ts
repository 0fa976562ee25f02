import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BookingStatus } from '#contract/api.generated.ts';
import { calendarRoute } from '#contract/booking-calendar.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { CallContext, Handlers } from '#server/bff/handlers.ts';
import { answerError } from '#server/bff/request-checks.ts';
import { bookingCalendar } from './booking-calendar.ts';

export interface CalendarOptions {
  handlers: Pick<Handlers, 'getBookingData' | 'getPlannerSummary'>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
  publicOrigin: string;
  brandName: () => string;
  now: () => Date;
}

/** What stands in a calendar is agreed, or at least asked for. */
const shown: readonly string[] = [
  'BOOKING_COMPLETED',
  'BOOKING_REQUESTED',
  'BOOKING_CHANGE_INITIATED',
  'BOOKING_CHANGE_COMPLETED',
  'BOOKING_CHANGE_REQUESTED',
] satisfies BookingStatus[];

const querystring = {
  type: 'object',
  properties: { lang: { type: 'string', minLength: 2, maxLength: 2 } },
  required: ['lang'],
} as const;

/** The calendar file of a booking, for the session that owns it; anybody else is told that there is none. */
export function registerCalendar(fastify: FastifyInstance, { handlers, contextOf, publicOrigin, brandName, now }: CalendarOptions): void {
  fastify.get<{ Params: { checkoutId: string }; Querystring: { lang: string } }>(
    calendarRoute,
    { schema: { querystring }, errorHandler: (error, request, reply) => answerError(error, request, reply) },
    async (request, reply) => {
      const { checkoutId } = request.params;
      const input = { query: { checkoutId, marketConfigurationId: 'any', lang: request.query.lang } };
      const context = await contextOf(request, reply);
      const [booking, summary] = await Promise.all([handlers.getBookingData(context, input), handlers.getPlannerSummary(context, input)]);
      if (!shown.includes(booking.bookingStatus)) throw new BookingError('API_BOOKING_NOT_FOUND');
      const { host } = new URL(publicOrigin);
      const { components } = summary.itinerary;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${booking.bookingReference ?? 'booking'}.ics"`)
        .type('text/calendar; charset=utf-8')
        .send(bookingCalendar({ checkoutId, booking, components, brandName: brandName(), host, now: now() }));
    },
  );
}
