import { textIn } from '#domain/localised-text.ts';
import { marketOf } from '#server/booking/sandbox/catalogue/release-holder.ts';
import { loadCheckout, tourOf } from '#server/booking/sandbox/checkout/checkout-rows.ts';
import { recipientOf, resumeLinkOf } from '#server/booking/sandbox/checkout/resume-checkout.ts';
import type { SandboxContext } from '#server/booking/sandbox/sandbox-context.ts';
import type { OutboxItem } from '#server/outbox/outbox-worker.ts';
import { resumeLinkEnd } from '#server/resume/resume-link.ts';
import { mailIntl } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';
import { resumeMail } from './resume-mail.ts';

interface ResumeSenderOptions {
  context: SandboxContext;
  mailer: Mailer;
  publicOrigin: string;
}

/** Mails the link that takes a checkout to another device. The link is made now: none lies in the database. */
export function createResumeSender({ context, mailer, publicOrigin }: ResumeSenderOptions) {
  return async ({ id, subject: checkoutId }: OutboxItem): Promise<void> => {
    const { db, sealedBox, releases } = context;
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
    const loaded = releases.current();
    const { release } = loaded;
    const market = marketOf(loaded, row.market);
    const locale = market.languages.find(({ urlCode }) => urlCode === row.language)?.contentLocale ?? row.language;
    const { name, senderEmail } = release.brand;
    await mailer.send({
      messageId: `<${id}@${new URL(publicOrigin).hostname}>`,
      from: { name, address: senderEmail },
      to: sealedBox.open<string>(item.recipient, recipientOf(id)),
      ...resumeMail({
        title: textIn((await tourOf(context, row)).title, row.language),
        url: publicOrigin + resumeLinkOf(context, row, end),
        end,
        timeZone: market.timeZone,
        brandName: name,
        intl: mailIntl({ release, market, language: row.language, locale }),
      }),
    });
    await forgetRecipient();
  };
}
