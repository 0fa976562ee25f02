import { createHash } from 'node:crypto';
import type { CheckoutSession } from '#contract/api.generated.ts';
import { BookingError } from '#domain/error-catalogue.ts';
import type { Db } from '#server/database/open-database.ts';
import type { CheckoutRow } from '#server/database/schema.ts';

/** Milliseconds after which a request without an answer counts as lost: what it did is repeatable by its key. */
const lostAfter = 30_000;

/**
 * Does an operation once for each checkout, price version and payment attempt. The saved answer is replayed.
 * @throws BookingError IDEMPOTENCY_KEY_REUSED for another payload, REQUEST_IN_FLIGHT while the first is worked on
 */
export async function once(
  db: Db,
  row: CheckoutRow,
  operation: string,
  payload: unknown,
  work: () => Promise<CheckoutSession>,
): Promise<CheckoutSession> {
  const key = { checkout_id: row.id, operation, price_version: row.price_version, payment_attempt: row.payment_attempt };
  const payload_hash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  const mine = await db
    .insertInto('idempotency_keys')
    .values({ ...key, payload_hash })
    .onConflict((conflict) =>
      conflict
        .columns(['checkout_id', 'operation', 'price_version', 'payment_attempt'])
        .doUpdateSet({ started_at: new Date().toISOString() })
        .where('idempotency_keys.answer', 'is', null)
        .where('idempotency_keys.payload_hash', '=', payload_hash)
        .where('idempotency_keys.started_at', '<', new Date(Date.now() - lostAfter).toISOString()),
    )
    .returning('operation')
    .executeTakeFirst();

  if (!mine) {
    const saved = await db
      .selectFrom('idempotency_keys')
      .select(['payload_hash', 'answer'])
      .where((where) => where.and(key))
      .executeTakeFirst();
    if (saved && saved.payload_hash !== payload_hash) throw new BookingError('IDEMPOTENCY_KEY_REUSED');
    if (saved?.answer) return saved.answer;
    throw new BookingError('REQUEST_IN_FLIGHT');
  }
  try {
    const answer = await work();
    await db
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where((where) => where.and(key))
      .execute();
    return answer;
  } catch (error) {
    // What failed was not done: the next request may try again.
    await db
      .deleteFrom('idempotency_keys')
      .where((where) => where.and(key))
      .where('answer', 'is', null)
      .execute();
    throw error;
  }
}
