import { randomInt } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import type { Db } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';
import { giveBackPlaces, takePlaces } from './component-places.ts';
import type { Supplier, SupplierChange, SupplierOutcome, SupplierRequest } from './supplier.ts';

/** Without letters and digits that are mistaken for each other. */
const referenceAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const referenceLength = 8;

type Order = Selectable<Database['sandbox_supplier_bookings']>;
type Work = Transaction<Database>;

/** The sandbox supplier as the store meets it, and as those who work there do. */
export interface SandboxSupplier extends Supplier {
  /**
   * Somebody at the supplier decides what was asked for. Deciding again changes nothing.
   * @param reference the one that the traveller has
   * @returns whether there was something to decide
   */
  decide(reference: string, isConfirmed: boolean): Promise<boolean>;
}

/** A supplier with a ledger of its own, who books all parts of a trip or none and has as many places as the departure. */
export function createSandboxSupplier(db: Db): SandboxSupplier {
  const inLedger = () => db.selectFrom('sandbox_supplier_bookings').selectAll();

  async function find(key: string): Promise<SupplierOutcome | null> {
    const order = await inLedger().where('key', '=', key).executeTakeFirst();
    return order ? outcomeOf(order) : null;
  }

  async function known(key: string): Promise<SupplierOutcome> {
    const outcome = await find(key);
    if (!outcome) throw new Error('The supplier lost a booking');
    return outcome;
  }

  /** Takes a key and does the work under it: of two requests with the same key the second waits here and finds it taken. */
  async function once(order: NewOrder, work: (transaction: Work) => Promise<boolean>): Promise<SupplierOutcome> {
    await db.transaction().execute(async (transaction) => {
      const taken = await transaction
        .insertInto('sandbox_supplier_bookings')
        .values({ ...order, outcome: order.is_on_request ? 'requested' : 'booked', reference: newReference() })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .executeTakeFirst();
      if (taken && !(await work(transaction))) await close(transaction, order.key, 'refused');
    });
    return known(order.key);
  }

  function toOrder({ key, tourId, date, places, partsOnRequest }: SupplierRequest, kind: 'booking' | 'option'): NewOrder {
    return { key, kind, tour_id: tourId, date, places, of_key: null, is_on_request: partsOnRequest.length > 0 };
  }

  return {
    find,

    book: (request) =>
      once(toOrder(request, 'booking'), async (transaction) => {
        if (request.optionKey !== null) await giveBack(transaction, request.optionKey);
        return takePlaces(transaction, request);
      }),

    hold: (request) => once(toOrder(request, 'option'), (transaction) => takePlaces(transaction, request)),

    async change({ key, ofKey, date, partsOnRequest }: SupplierChange) {
      const changed = await inLedger().where('key', '=', ofKey).executeTakeFirst();
      if (!changed) return { outcome: 'refused' };
      const order = { key, kind: 'change' as const, tour_id: changed.tour_id, places: changed.places, date, of_key: ofKey };
      return once({ ...order, is_on_request: partsOnRequest.length > 0 }, async (transaction) => {
        const current = await lock(transaction, ofKey);
        if (current?.outcome !== 'booked') return false;
        if (current.date === date) return true;
        if (!(await takePlaces(transaction, { tourId: current.tour_id, date, places: current.places }))) return false;
        if (partsOnRequest.length === 0) await move(transaction, current, date);
        return true;
      });
    },

    async cancel(key) {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('sandbox_supplier_bookings')
          .values({ key, tour_id: '', date: '1970-01-01', places: 0, of_key: null, outcome: 'cancelled', reference: null })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute();
        await giveBack(transaction, key);
      });
      return { outcome: 'cancelled' };
    },

    decide: (reference, isConfirmed) =>
      db.transaction().execute(async (transaction) => {
        const order = await undecided(transaction, reference);
        if (!order) return false;
        if (isConfirmed) {
          await transaction.updateTable('sandbox_supplier_bookings').set({ outcome: 'booked' }).where('key', '=', order.key).execute();
          const changed = order.of_key ? await lock(transaction, order.of_key) : undefined;
          if (changed && changed.date !== order.date) await move(transaction, changed, order.date);
        } else {
          await giveBackPlacesOf(transaction, order);
          await close(transaction, order.key, 'refused');
        }
        return true;
      }),
  };
}

type NewOrder = Pick<Order, 'key' | 'kind' | 'tour_id' | 'date' | 'places' | 'of_key' | 'is_on_request'>;

function outcomeOf({ outcome, reference }: Order): SupplierOutcome {
  if (outcome === 'cancelled' || outcome === 'refused') return { outcome };
  if (!reference) throw new Error('The supplier lost a reference');
  return { outcome, reference };
}

function lock(transaction: Work, key: string): Promise<Order | undefined> {
  return transaction.selectFrom('sandbox_supplier_bookings').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();
}

/** What waits for a decision under a traveller's reference: the booking or option itself, or a change of it. */
async function undecided(transaction: Work, reference: string): Promise<Order | undefined> {
  const order = await transaction
    .selectFrom('sandbox_supplier_bookings')
    .selectAll()
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!order || order.outcome === 'requested') return order;
  return transaction
    .selectFrom('sandbox_supplier_bookings')
    .selectAll()
    .where('of_key', '=', order.key)
    .where('outcome', '=', 'requested')
    .forUpdate()
    .executeTakeFirst();
}

async function close(transaction: Work, key: string, outcome: 'refused' | 'cancelled'): Promise<void> {
  await transaction.updateTable('sandbox_supplier_bookings').set({ outcome, reference: null }).where('key', '=', key).execute();
}

/** A booking or option with its places, and a change of it that waits for a decision with those it would need. */
async function giveBack(transaction: Work, key: string): Promise<void> {
  const order = await lock(transaction, key);
  if (order?.outcome !== 'booked' && order?.outcome !== 'requested') return;
  const waiting = await transaction
    .selectFrom('sandbox_supplier_bookings')
    .selectAll()
    .where('of_key', '=', key)
    .where('outcome', '=', 'requested')
    .forUpdate()
    .execute();
  for (const change of [...waiting, order]) {
    await giveBackPlacesOf(transaction, change);
    await close(transaction, change.key, 'cancelled');
  }
}

/** A change has places of its own only on another day than the booking's. */
async function giveBackPlacesOf(transaction: Work, { of_key, tour_id, date, places }: Order): Promise<void> {
  if (of_key !== null && (await lock(transaction, of_key))?.date === date) return;
  await giveBackPlaces(transaction, { tourId: tour_id, date, places });
}

/** Moves a booking or option to a day on which its places are taken already. */
async function move(transaction: Work, { key, tour_id, date, places }: Order, to: string): Promise<void> {
  await giveBackPlaces(transaction, { tourId: tour_id, date, places });
  await transaction.updateTable('sandbox_supplier_bookings').set({ date: to }).where('key', '=', key).execute();
}

function newReference(): string {
  return Array.from({ length: referenceLength }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}
