import type { Db } from '#server/database/open-database.ts';

/**
 * Erases a custom tour because its owner asks for it: no time does, since its address is to keep working until then.
 * @param address of the tour's page, or its reference id alone
 * @returns false where there is none
 */
export async function eraseCustomTour(db: Db, address: string): Promise<boolean> {
  const refId = new URL(address, 'http://store.invalid').pathname.split('/').filter(Boolean).at(-1) ?? '';
  return db.transaction().execute(async (transaction) => {
    // Whoever asks for another mail at this moment holds the row; the mails go after that.
    const tour = await transaction.selectFrom('custom_tours').select('ref_id').where('ref_id', '=', refId).forUpdate().executeTakeFirst();
    if (!tour) return false;
    await transaction.deleteFrom('outbox').where('custom_tour_id', '=', refId).execute();
    await transaction.deleteFrom('custom_tours').where('ref_id', '=', refId).execute();
    return true;
  });
}
