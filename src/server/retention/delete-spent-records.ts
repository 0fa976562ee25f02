import { inProgressStatuses } from '#domain/booking-status.ts';
import { daysBefore, endedSessionDays, sessionDays, spentRecordDays } from '#domain/retention.ts';
import { batchSize, type Erasure, inBatches } from './erasure.ts';

/** Sessions that let nobody in any more; their checkouts belong to nobody from then on. */
export function deleteEndedSessions(erasure: Erasure, now: Date): Promise<void> {
  return inBatches(erasure, async (transaction) => {
    const due = transaction
      .selectFrom('sessions')
      .select('token_hash')
      .where('created_at', '<', daysBefore(now, sessionDays + endedSessionDays).toISOString())
      .limit(batchSize);
    return (await transaction.deleteFrom('sessions').where('token_hash', 'in', due).returning('token_hash').execute()).length;
  });
}

/**
 * Keys of payments that are over: closed, or settled with their checkout. One that an open checkout may still be paid by
 * stays, and so does one whose money is still to be given back.
 */
export function deleteSpentKeys(erasure: Erasure, now: Date): Promise<void> {
  return inBatches(erasure, async (transaction) => {
    const rows = await transaction
      .selectFrom('idempotency_keys as key')
      .innerJoin('checkouts as checkout', 'checkout.id', 'key.checkout_id')
      .select(['key.checkout_id', 'key.operation', 'key.price_version', 'key.payment_attempt'])
      .where('key.started_at', '<', daysBefore(now, spentRecordDays).toISOString())
      .where((where) =>
        where.or([
          where('key.closed', '=', true),
          where.and([
            where('checkout.status', 'not in', ['BOOKING_INITIATED', ...inProgressStatuses]),
            where('key.price_version', '=', where.ref('checkout.price_version')),
            where('key.payment_attempt', '=', where.ref('checkout.payment_attempt')),
          ]),
        ]),
      )
      .limit(batchSize)
      .execute();
    for (const row of rows)
      await transaction
        .deleteFrom('idempotency_keys')
        .where((where) => where.and({ ...row }))
        .execute();
    return rows.length;
  });
}

/** Marks that a confirmation was sent. Those of custom tours stay: they count the mails that a tour may be asked for. */
export function deleteSentConfirmations(erasure: Erasure, now: Date): Promise<void> {
  return inBatches(erasure, async (transaction) => {
    const due = transaction
      .selectFrom('outbox')
      .select('id')
      .where('checkout_id', 'is not', null)
      .where('sent_at', '<', daysBefore(now, spentRecordDays).toISOString())
      .limit(batchSize);
    return (await transaction.deleteFrom('outbox').where('id', 'in', due).returning('id').execute()).length;
  });
}

/** By what a browser would have found the custom tour that it has just asked for; the tour stays. */
export function forgetCustomTourKeys(erasure: Erasure, now: Date): Promise<void> {
  return inBatches(erasure, async (transaction) => {
    const due = transaction
      .selectFrom('custom_tours')
      .select('ref_id')
      .where('client_key', 'is not', null)
      .where('created_at', '<', daysBefore(now, spentRecordDays).toISOString())
      .limit(batchSize);
    const changed = await transaction
      .updateTable('custom_tours')
      .set({ client_key: null, payload_hash: null })
      .where('ref_id', 'in', due)
      .returning('ref_id')
      .execute();
    return changed.length;
  });
}

/** What partners told: webhooks of payments that came, those that the sandbox provider has delivered, and suppliers' events. */
export async function deleteOldWebhooks(erasure: Erasure, now: Date): Promise<void> {
  const before = daysBefore(now, spentRecordDays).toISOString();
  await inBatches(erasure, async (transaction) => {
    const due = transaction.selectFrom('payment_webhooks').select('id').where('settled_at', '<', before).limit(batchSize);
    return (await transaction.deleteFrom('payment_webhooks').where('id', 'in', due).returning('id').execute()).length;
  });
  await inBatches(erasure, async (transaction) => {
    const due = transaction.selectFrom('sandbox_payment_webhooks').select('id').where('delivered_at', '<', before).limit(batchSize);
    return (await transaction.deleteFrom('sandbox_payment_webhooks').where('id', 'in', due).returning('id').execute()).length;
  });
  await inBatches(erasure, async (transaction) => {
    const due = transaction.selectFrom('supplier_events').select('id').where('received_at', '<', before).limit(batchSize);
    return (await transaction.deleteFrom('supplier_events').where('id', 'in', due).returning('id').execute()).length;
  });
}
