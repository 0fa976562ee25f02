import { emailOf, nameOf } from '#domain/custom-tour/wishes.ts';
import { textIn } from '#domain/localised-text.ts';
import { buildHref } from '#routing/href.ts';
import { marketOf } from '#server/booking/sandbox/catalogue/release-holder.ts';
import { loadCustomTour } from '#server/booking/sandbox/custom-tours/load-custom-tour.ts';
import type { SandboxContext } from '#server/booking/sandbox/sandbox-context.ts';
import type { OutboxItem } from '#server/outbox/outbox-worker.ts';
import { customTourMail } from './custom-tour-mail.ts';
import { mailIntl } from './mail-texts.ts';
import type { Mailer } from './mailer.ts';

interface CustomTourSenderOptions {
  context: SandboxContext;
  mailer: Mailer;
  publicOrigin: string;
}

/** Sends travellers the address of the tour that they have designed, in the language in which they did. */
export function createCustomTourSender({ context, mailer, publicOrigin }: CustomTourSenderOptions) {
  return async ({ id, subject: refId }: OutboxItem): Promise<void> => {
    const { row, form, answers } = await loadCustomTour(context, refId);
    const loaded = context.releases.current();
    const { release } = loaded;
    const market = marketOf(loaded, row.market);
    const route = market.routes.find(({ name }) => name === 'customTour');
    if (!route) throw new Error('No route is named customTour');
    const locale = market.languages.find(({ urlCode }) => urlCode === row.language)?.contentLocale ?? row.language;
    const place = { marketCode: row.market, languageCode: row.language, routingStrategy: release.brand.routingStrategy };
    const tour = row.proposal && loaded.tours.get(row.proposal.tourId);
    const { name: brandName, senderEmail } = release.brand;
    await mailer.send({
      messageId: `<${id}@${new URL(publicOrigin).hostname}>`,
      from: { name: brandName, address: senderEmail },
      to: emailOf(form, answers),
      ...customTourMail({
        name: nameOf(form, answers),
        title: textIn(tour ? tour.title : form.title, row.language),
        ...(row.proposal && tour ? { proposal: { days: row.proposal.days.length, price: row.proposal.price } } : {}),
        url: publicOrigin + buildHref({ route, params: { refId }, ...place }),
        brandName,
        intl: mailIntl({ release, market, language: row.language, locale }),
      }),
    });
  };
}
