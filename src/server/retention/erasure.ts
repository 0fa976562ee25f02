import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';

/** Records of one kind in one transaction: few enough to keep nobody waiting, on the one connection of the embedded database least. */
export const batchSize = 100;

/** Batches of one kind in one round; the rest waits for the next. */
export const mostBatches = 20;

/** One eraser at a time, whichever process it runs in. */
const eraserLock = 7_301_002;

/** What every step of a round works with. */
export interface Erasure {
  db: Db;
  /** The process stops: between two transactions the round ends. */
  signal: AbortSignal;
  /** Told after each transaction, so that what was done counts even where the rest fails. */
  onErased: (count: number) => void;
}

/** Another instance is erasing. */
export class EraserBusyError extends Error {
  constructor() {
    super('Another instance is erasing');
  }
}

/**
 * One transaction that no other instance's eraser runs beside. The lock goes with the transaction and not with the
 * connection: the embedded database has one, which everybody shares.
 * @throws EraserBusyError, and the signal's reason once the process stops
 */
export async function underEraserLock<T>({ db, signal }: Erasure, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ locked: boolean }>`SELECT pg_try_advisory_xact_lock(${eraserLock}) AS locked`.execute(transaction);
    if (!rows[0]?.locked) throw new EraserBusyError();
    return work(transaction);
  });
}

/** Repeats a batch until one is not full. @param erase erases at most `batchSize` records and says how many */
export async function inBatches(erasure: Erasure, erase: (transaction: Transaction<Database>) => Promise<number>): Promise<void> {
  for (let batch = 0; batch < mostBatches; batch++) {
    const count = await underEraserLock(erasure, erase);
    erasure.onErased(count);
    if (count < batchSize) return;
  }
}
