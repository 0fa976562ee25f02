import { isTerminal } from '#domain/booking-status.ts';
import { loadCheckout } from '#server/booking/sandbox/checkout/checkout-rows.ts';
import { bookingData } from '#server/booking/sandbox/lifecycle/booking-data.ts';
import type { OutboxItem } from '#server/outbox/outbox-worker.ts';
import { envelopeOf, type SenderOptions } from './envelope.ts';
import { paymentFailedMail } from './payment-failed-mail.ts';

/** Tells a payer of the payment that could not be taken; nothing, where it has been taken since or the trip was cancelled. */
export function createPaymentFailedSender(options: SenderOptions) {
  const { context, mailer } = options;
  return async ({ id, subject: checkoutId }: OutboxItem): Promise<void> => {
    const failed = await context.db
      .selectFrom('payment_transactions')
      .selectAll()
      .where('checkout_id', '=', checkoutId)
      .where('place', '>', 0)
      .where('status', '=', 'Failed')
      .orderBy('place')
      .executeTakeFirst();
    if (!failed) return;
    const row = await loadCheckout(context.db, checkoutId);
    if (isTerminal(row.status)) return;
    const booking = await bookingData(context, row, row.language);
    if (!booking.email) return;
    const { head, brandName, intl } = envelopeOf(options, id, row);
    await mailer.send({
      ...head,
      to: booking.email,
      ...paymentFailedMail({
        name: booking.travellerNames[0] ?? '',
        title: booking.title,
        reference: booking.bookingReference ?? '',
        dueDate: failed.due_date,
        amount: { amount: failed.amount, currency: failed.currency },
        nextTry: failed.next_attempt_at?.slice(0, 10) ?? null,
        brandName,
        intl,
      }),
    });
  };
}
