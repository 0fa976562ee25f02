import { randomUUID } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { BookingError } from '#domain/error-catalogue.ts';
import type { Db } from '#server/database/open-database.ts';
import type { Database } from '#server/database/schema.ts';

export type SessionRow = Selectable<Database['sandbox_payment_sessions']>;
export type OperationKind = Selectable<Database['sandbox_payment_operations']>['kind'];

/** Changes of status that the merchant is told of. */
const toldStatuses: readonly SessionRow['status'][] = ['pending', 'authorised', 'declined', 'failed', 'disputed'];

/** Works on a session that nobody else changes meanwhile. @throws BookingError where there is none */
export function locked<T>(
  db: Db,
  column: 'id' | 'key',
  value: string,
  work: (transaction: Transaction<Database>, session: SessionRow) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom('sandbox_payment_sessions')
      .selectAll()
      .where(column, '=', value)
      .forUpdate()
      .executeTakeFirst();
    if (!session) throw new BookingError('CHECKOUT_NOT_FOUND', 'No such payment session');
    return work(transaction, session);
  });
}

/** Changes a session with all that follows from its new status: the ledger's entries, and what the merchant is told. */
export async function change(
  transaction: Transaction<Database>,
  session: SessionRow,
  changes: Partial<Omit<SessionRow, 'id'>>,
): Promise<SessionRow> {
  const changed = await transaction
    .updateTable('sandbox_payment_sessions')
    .set(changes)
    .where('id', '=', session.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (changed.status === session.status) return changed;
  if (changed.status === 'authorised') {
    await record(transaction, changed, 'authorisation');
    if (changed.captures_itself) await record(transaction, changed, 'capture');
  }
  if (changed.status === 'disputed') await record(transaction, changed, 'dispute');
  if (toldStatuses.includes(changed.status)) {
    await transaction
      .insertInto('sandbox_payment_webhooks')
      .values({ id: randomUUID(), session_key: changed.key, status: changed.status })
      .execute();
  }
  return changed;
}

/** Writes what was done with a session's money, once. */
export async function record(
  transaction: Transaction<Database>,
  { id, amount }: Pick<SessionRow, 'id' | 'amount'>,
  kind: OperationKind,
  refundKey = '',
): Promise<void> {
  await transaction
    .insertInto('sandbox_payment_operations')
    .values({ session_id: id, kind, amount, refund_key: refundKey })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind', 'refund_key']).doNothing())
    .execute();
}

export async function isCaptured(transaction: Transaction<Database>, { id }: Pick<SessionRow, 'id'>): Promise<boolean> {
  const captured = await transaction
    .selectFrom('sandbox_payment_operations')
    .select('kind')
    .where('session_id', '=', id)
    .where('kind', '=', 'capture')
    .executeTakeFirst();
  return captured !== undefined;
}
