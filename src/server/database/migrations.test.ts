import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, Migrator, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrationProvider } from './migrations.ts';
import { PgliteDialect } from './pglite-dialect.ts';
import type { Database } from './schema.ts';
import { typeParsers } from './type-parsers.ts';

test('payments that were begun before they were kept are found as the provider has them', { timeout: 60_000 }, async () => {
  const pglite = await PGlite.create({ extensions: { pg_trgm }, parsers: typeParsers });
  const db = new Kysely<Database>({ dialect: new PgliteDialect(pglite) });
  const migrator = new Migrator({ db, provider: migrationProvider });
  expect((await migrator.migrateTo('003-retention')).error).toBeUndefined();

  for (const [id, status, payment] of [
    ['booked', 'BOOKING_COMPLETED', 'authorised'],
    ['being-booked', 'BOOKING_IN_PROGRESS', 'authorised'],
    ['at-the-bank', 'BOOKING_INITIATED', 'requires_action'],
    ['not-begun', 'BOOKING_INITIATED', null],
  ] as const) {
    await sql`
      INSERT INTO checkouts (id, request_hash, status, market, language, tour_id, departure_date, end_date, booking_window_end,
        rooms, source_channel, currency, rate, price_lines, total_amount, price_version, payment_attempt)
      VALUES (${id}, 'hash', ${status}, 'xx', 'en', 'tour', '2027-05-04', '2027-05-10', '2027-04-20',
        '[]', 'IBE', 'EUR', '{}', '[]', 260000, 2, 3)`.execute(db);
    if (!payment) continue;
    await sql`
      INSERT INTO sandbox_payment_sessions (id, key, amount, currency, language, return_url, status, created_at)
      VALUES (${id}, ${`${id}:2:3`}, 260000, 'EUR', 'en', '/', ${payment}, '2026-11-20 23:30+00')`.execute(db);
  }
  await sql`INSERT INTO sandbox_payment_operations (session_id, kind, amount) VALUES ('booked', 'capture', 260000)`.execute(db);

  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const payments = await db.selectFrom('payment_transactions').selectAll().orderBy('key').execute();
  expect(payments.map(({ key, checkout_id, amount, due_date, status }) => [key, checkout_id, amount, due_date, status])).toEqual([
    ['at-the-bank:2:3', 'at-the-bank', 260_000, '2026-11-20', 'InProgress'],
    ['being-booked:2:3', 'being-booked', 260_000, '2026-11-20', 'Preauth'],
    ['booked:2:3', 'booked', 260_000, '2026-11-20', 'Closed'],
  ]);
  const plans = await db.selectFrom('checkouts').select(['id', 'payment_plan', 'payment_method']).orderBy('id').execute();
  expect(plans.map(({ id, payment_plan, payment_method }) => [id, payment_plan, payment_method])).toEqual([
    ['at-the-bank', 'ONE_TIME', 'CARD'],
    ['being-booked', 'ONE_TIME', 'CARD'],
    ['booked', 'ONE_TIME', 'CARD'],
    ['not-begun', null, null],
  ]);
  await db.destroy();
});
