import { textIn } from '#domain/localised-text.ts';
import { loadCheckout, tourOf } from '#server/booking/sandbox/checkout/checkout-rows.ts';
import { recipientOf, resumeLinkOf } from '#server/booking/sandbox/checkout/resume-checkout.ts';
import type { OutboxItem } from '#server/outbox/outbox-worker.ts';
import { resumeLinkEnd } from '#server/resume/resume-link.ts';
import { envelopeOf, type SenderOptions } from './envelope.ts';
import { resumeMail } from './resume-mail.ts';

/** Mails the link that takes a checkout to another device. The link is made now: none lies in the database. */
export function createResumeSender(options: SenderOptions) {
  const { context, mailer, publicOrigin } = options;
  return async ({ id, subject: checkoutId }: OutboxItem): Promise<void> => {
    const { db, sealedBox } = context;
    const item = await db.selectFrom('outbox').select(['recipient', 'created_at']).where('id', '=', id).executeTakeFirst();
    const row = await loadCheckout(db, checkoutId);
    if (!item?.recipient) return;
    const forgetRecipient = () => db.updateTable('outbox').set({ recipient: null }).where('id', '=', id).execute();
    const end = resumeLinkEnd(new Date(item.created_at));
    if (row.status !== 'BOOKING_INITIATED' || end <= context.now()) {
      // The link is of no use any more.
      await forgetRecipient();
      return;
    }
    const { head, market, brandName, intl } = envelopeOf(options, id, row);
    await mailer.send({
      ...head,
      to: sealedBox.open<string>(item.recipient, recipientOf(id)),
      ...resumeMail({
        title: textIn((await tourOf(context, row)).title, row.language),
        url: publicOrigin + resumeLinkOf(context, row, end),
        end,
        timeZone: market.timeZone,
        brandName,
        intl,
      }),
    });
    await forgetRecipient();
  };
}
