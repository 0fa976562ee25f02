import { isTerminal } from '#domain/booking-status.ts';
import { marketOf } from '#server/booking/sandbox/catalogue/release-holder.ts';
import { loadCheckout } from '#server/booking/sandbox/checkout/checkout-rows.ts';
import { bookingData } from '#server/booking/sandbox/lifecycle/booking-data.ts';
import type { SandboxContext } from '#server/booking/sandbox/sandbox-context.ts';
import type { OutboxItem } from '#server/outbox/outbox-worker.ts';
import { mailIntl } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';
import { paymentFailedMail } from './payment-failed-mail.ts';

interface PaymentFailedSenderOptions {
  context: SandboxContext;
  mailer: Mailer;
  publicOrigin: string;
}

/** Tells a payer of the payment that could not be taken; nothing, where it has been taken since or the trip was cancelled. */
export function createPaymentFailedSender({ context, mailer, publicOrigin }: PaymentFailedSenderOptions) {
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
    const { release, ...loaded } = context.releases.current();
    const booking = await bookingData(context, row, row.language);
    if (!booking.email) return;
    const market = marketOf({ release, ...loaded }, row.market);
    const locale = market.languages.find(({ urlCode }) => urlCode === row.language)?.contentLocale ?? row.language;
    const { name, senderEmail } = release.brand;
    await mailer.send({
      messageId: `<${id}@${new URL(publicOrigin).hostname}>`,
      from: { name, address: senderEmail },
      to: booking.email,
      ...paymentFailedMail({
        name: booking.travellerNames[0] ?? '',
        title: booking.title,
        reference: booking.bookingReference ?? '',
        dueDate: failed.due_date,
        amount: { amount: failed.amount, currency: failed.currency },
        nextTry: failed.next_attempt_at?.slice(0, 10) ?? null,
        brandName: name,
        intl: mailIntl({ release, market, language: row.language, locale }),
      }),
    });
  };
}
