import { randomUUID } from 'node:crypto';
import { BookingError } from '#domain/error-catalogue.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** Mails of one custom tour, the first one included: nobody's mailbox is filled by pressing a button. */
const mostMails = 3;

/**
 * Promises the traveller another mail with the address of the tour. Beyond the third, or while one is still to be sent, nothing
 * happens: whoever asks need not know.
 * @throws BookingError CUSTOM_TOUR_NOT_FOUND
 */
export async function mailCustomTour({ db }: SandboxContext, refId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const tour = await transaction.selectFrom('custom_tours').select('ref_id').where('ref_id', '=', refId).forUpdate().executeTakeFirst();
    if (!tour) throw new BookingError('CUSTOM_TOUR_NOT_FOUND');
    const mails = await transaction.selectFrom('outbox').select('sent_at').where('custom_tour_id', '=', refId).execute();
    if (mails.length >= mostMails || mails.some(({ sent_at }) => sent_at === null)) return;
    await transaction.insertInto('outbox').values({ id: randomUUID(), kind: 'customTour', custom_tour_id: refId }).execute();
  });
}
