import type { RoutingStrategy } from '#contract/documents.generated.ts';
import type { CompiledMarket } from '#contract/release.ts';
import { buildHref } from '#routing/href.ts';
import { loadCheckout } from '#server/booking/sandbox/checkout/checkout-rows.ts';
import { bookingData } from '#server/booking/sandbox/lifecycle/booking-data.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { CheckoutRow } from '#server/database/schema.ts';
import type { OutboxItem } from '#server/outbox/outbox-worker.ts';
import type { BookingMailInput } from './confirmation-mail.ts';
import { envelopeOf, type SenderOptions } from './envelope.ts';
import type { Letter } from './letter.ts';

/** Sends a mail about a booking in its checkout's language. The mail's id is that of the outbox row. */
export function createBookingMailSender(options: SenderOptions, letterOf: (input: BookingMailInput) => Letter) {
  const { context, mailer, publicOrigin } = options;
  return async ({ id, subject: checkoutId }: OutboxItem): Promise<void> => {
    const row = await loadCheckout(context.db, checkoutId);
    const booking = await bookingData(context, row, row.language);
    // Without an address there is nobody to write to; the booking is on the screen.
    if (!booking.email) return;
    const { head, market, brandName, intl } = envelopeOf(options, id, row);
    const { routingStrategy } = context.releases.current().release.brand;
    await mailer.send({
      ...head,
      to: booking.email,
      ...letterOf({
        booking,
        cancellation: row.cancellation,
        url: publicOrigin + addressOf(market, row, routingStrategy),
        brandName,
        intl,
      }),
    });
    crashPoint('after-mail-sent');
  };
}

/** Where the booking is changed or cancelled; the home page of a store without such a screen. */
function addressOf(market: CompiledMarket, row: CheckoutRow, routingStrategy: RoutingStrategy): string {
  const named = (wanted: string) => market.routes.find(({ name }) => name === wanted);
  const route = named('checkoutBookingModifications') ?? named('home');
  if (!route) throw new Error('No route is named home');
  const params = { checkoutId: row.id };
  return buildHref({ route, params, marketCode: row.market, languageCode: row.language, routingStrategy });
}
