import type { Db } from '#server/database/open-database.ts';

/**
 * Compares what we hold of payments with what the sandbox payment provider has done with money, by their common keys.
 * @returns what differs, in words; nothing where both agree
 */
export async function compareLedgers(db: Db): Promise<string[]> {
  const ours = await db.selectFrom('payment_transactions').selectAll().execute();
  const operations = await db
    .selectFrom('sandbox_payment_operations as operation')
    .innerJoin('sandbox_payment_sessions as session', 'session.id', 'operation.session_id')
    .select(['session.key', 'operation.kind', 'operation.amount'])
    .execute();
  const sumOf = (key: string, kind: string) =>
    operations.filter((operation) => operation.key === key && operation.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
  const known = new Set(ours.map((row) => row.provider_key ?? row.key));
  const differences = ours.flatMap((row) => {
    const key = row.provider_key ?? row.key;
    const taken = row.status === 'Closed' ? row.amount : 0;
    const captured = sumOf(key, 'capture') - sumOf(key, 'dispute');
    const refunded = sumOf(key, 'refund');
    return [
      ...(captured === taken ? [] : [`${key}: we hold ${taken} (${row.status}), the provider took ${captured}`]),
      ...(refunded === row.refunded ? [] : [`${key}: we gave back ${row.refunded}, the provider ${refunded}`]),
    ];
  });
  const strangers = operations.filter(({ key, kind }) => kind === 'capture' && !known.has(key));
  return [...differences, ...strangers.map(({ key, amount }) => `${key}: the provider took ${amount}, of which we know nothing`)];
}
