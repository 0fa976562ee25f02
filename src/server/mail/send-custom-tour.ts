import { emailOf, nameOf } from '#domain/custom-tour/wishes.ts';
import { textIn } from '#domain/localised-text.ts';
import { buildHref } from '#routing/href.ts';
import { loadCustomTour } from '#server/booking/sandbox/custom-tours/load-custom-tour.ts';
import type { OutboxItem } from '#server/outbox/outbox-worker.ts';
import { customTourMail } from './custom-tour-mail.ts';
import { envelopeOf, type SenderOptions } from './envelope.ts';

/** Sends travellers the address of the tour that they have designed, in the language in which they did. */
export function createCustomTourSender(options: SenderOptions) {
  const { context, mailer, publicOrigin } = options;
  return async ({ id, subject: refId }: OutboxItem): Promise<void> => {
    const { row, form, answers } = await loadCustomTour(context, refId);
    const loaded = context.releases.current();
    const { head, market, brandName, intl } = envelopeOf(options, id, row);
    const route = market.routes.find(({ name }) => name === 'customTour');
    if (!route) throw new Error('No route is named customTour');
    const { routingStrategy } = loaded.release.brand;
    const place = { marketCode: row.market, languageCode: row.language, routingStrategy };
    const tour = row.proposal && loaded.tours.get(row.proposal.tourId);
    await mailer.send({
      ...head,
      to: emailOf(form, answers),
      ...customTourMail({
        name: nameOf(form, answers),
        title: textIn(tour ? tour.title : form.title, row.language),
        ...(row.proposal && tour ? { proposal: { days: row.proposal.days.length, price: row.proposal.price } } : {}),
        url: publicOrigin + buildHref({ route, params: { refId }, ...place }),
        brandName,
        intl,
      }),
    });
  };
}
