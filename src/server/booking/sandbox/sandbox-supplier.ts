import { randomInt } from 'node:crypto';
import type { Db } from '#server/database/open-database.ts';
import { takePlaces } from './component-places.ts';
import type { Supplier, SupplierOutcome } from './supplier.ts';

/** Without letters and digits that are mistaken for each other. */
const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const referenceLength = 8;

/** A supplier with a ledger of its own, who books all parts of a trip or none and has as many places as the departure. */
export function createSandboxSupplier(db: Db): Supplier {
  async function find(key: string): Promise<SupplierOutcome | null> {
    const row = await db.selectFrom('sandbox_supplier_bookings').select(['outcome', 'reference']).where('key', '=', key).executeTakeFirst();
    if (!row) return null;
    return row.outcome === 'booked' && row.reference ? { outcome: 'booked', reference: row.reference } : { outcome: 'refused' };
  }

  return {
    find,
    async book({ key, tourId, date, places }) {
      await db.transaction().execute(async (transaction) => {
        const reference = newReference();
        // The key is taken first: of two requests with the same key the second waits here and then finds it taken.
        const taken = await transaction
          .insertInto('sandbox_supplier_bookings')
          .values({ key, tour_id: tourId, date, places, outcome: 'booked', reference })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst();
        if (!taken) return;
        if (await takePlaces(transaction, { tourId, date, places })) return;
        await transaction
          .updateTable('sandbox_supplier_bookings')
          .set({ outcome: 'refused', reference: null })
          .where('key', '=', key)
          .execute();
      });
      const outcome = await find(key);
      if (!outcome) throw new Error('The supplier lost a booking');
      return outcome;
    },
  };
}

function newReference(): string {
  return Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}
