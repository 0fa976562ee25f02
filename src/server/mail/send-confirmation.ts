import { bookingData } from '#server/booking/sandbox/booking-data.ts';
import { loadCheckout } from '#server/booking/sandbox/checkout-rows.ts';
import { marketOf } from '#server/booking/sandbox/release-holder.ts';
import type { SandboxContext } from '#server/booking/sandbox/sandbox-context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { OutboxItem } from '#server/outbox/outbox-worker.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { mailIntl } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';

interface ConfirmationSenderOptions {
  context: SandboxContext;
  mailer: Mailer;
  publicOrigin: string;
}

/** Sends the confirmation of a booking in its checkout's language. The mail's id is that of the outbox row. */
export function createConfirmationSender({ context, mailer, publicOrigin }: ConfirmationSenderOptions) {
  return async ({ id, subject: checkoutId }: OutboxItem): Promise<void> => {
    const row = await loadCheckout(context.db, checkoutId);
    const { release, ...loaded } = context.releases.current();
    const booking = await bookingData(context, row, row.language);
    // Without an address there is nobody to write to; the booking is on the screen.
    if (!booking.email) return;
    const market = marketOf({ release, ...loaded }, row.market);
    const locale = market.languages.find(({ urlCode }) => urlCode === row.language)?.contentLocale ?? row.language;
    const { name, senderEmail } = release.brand;
    await mailer.send({
      messageId: `<${id}@${new URL(publicOrigin).hostname}>`,
      from: { name, address: senderEmail },
      to: booking.email,
      ...confirmationMail({ booking, brandName: name, intl: mailIntl({ release, market, language: row.language, locale }) }),
    });
    crashPoint('after-mail-sent');
  };
}
