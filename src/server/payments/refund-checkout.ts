import type { Money } from '#contract/api.generated.ts';
import type { Db } from '#server/database/open-database.ts';
import type { PaymentProvider } from './provider.ts';

export interface RefundOfCheckout {
  checkoutId: string;
  /** Ours: the same key again gives nothing back a second time, and goes on where a crash ended the first. */
  key: string;
  amount: Money;
}

/** How much was given back under a key so far, in minor units. */
export async function givenBackFor(db: Db, key: string): Promise<number> {
  const given = await db.selectFrom('payment_refunds').select('amount').where('reason_key', '=', key).execute();
  return given.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Gives back of what was paid for a checkout, the last payment first, each part under a key of its own.
 * @throws where less was paid than is to be given back, or the provider refuses
 */
export async function refundCheckout(
  { db, payments }: { db: Db; payments: PaymentProvider },
  { checkoutId, key, amount }: RefundOfCheckout,
): Promise<void> {
  let left = amount.amount - (await givenBackFor(db, key));
  const paid = await db
    .selectFrom('payment_transactions')
    .select(['key', 'provider_key', 'amount', 'refunded', 'place'])
    .where('checkout_id', '=', checkoutId)
    .where('status', '=', 'Closed')
    .orderBy('created_at', 'desc')
    .orderBy('place', 'desc')
    .execute();
  for (const payment of paid) {
    const part = Math.min(left, payment.amount - payment.refunded);
    if (part <= 0) continue;
    const refundKey = `${key}:${payment.key}`;
    await payments.refund({ key: payment.provider_key ?? payment.key, refundKey, amount: { amount: part, currency: amount.currency } });
    await db.transaction().execute(async (transaction) => {
      const isNew = await transaction
        .insertInto('payment_refunds')
        .values({ refund_key: refundKey, reason_key: key, transaction_key: payment.key, amount: part })
        .onConflict((conflict) => conflict.column('refund_key').doNothing())
        .returning('refund_key')
        .executeTakeFirst();
      if (!isNew) return;
      await transaction
        .updateTable('payment_transactions')
        .set((update) => ({ refunded: update('refunded', '+', part), updated_at: new Date().toISOString() }))
        .where('key', '=', payment.key)
        .execute();
    });
    left -= part;
  }
  if (left > 0) throw new Error('Less was paid than is to be given back');
}
