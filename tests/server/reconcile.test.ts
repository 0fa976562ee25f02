import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPayment, openStore, readyToPay, sendCard, Visitor } from './store-fixture.ts';

test('a paid checkout is booked however many payments were begun after it and given up', { timeout: 60_000 }, async () => {
  const store = await openStore();
  const { db } = store.database;
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const session = await openPayment(visitor, checkoutId);
  await sendCard(visitor, session.confirm_url, '4242424242424242');
  await sql`
    INSERT INTO checkouts (id, session_hash, request_hash, status, market, language, tour_id, departure_date, end_date,
      booking_window_end, rooms, source_channel, currency, rate, price_lines, total_amount)
    SELECT '0-given-up-' || number, session_hash, request_hash, status, market, language, tour_id, departure_date, end_date,
      booking_window_end, rooms, source_channel, currency, rate, price_lines, total_amount
    FROM checkouts, generate_series(1, 150) AS number WHERE id = ${checkoutId}`.execute(db);
  await sql`
    INSERT INTO idempotency_keys (checkout_id, operation, price_version, payment_attempt, payload_hash, started_at)
    SELECT id, 'checkout-session', 1, 1, '', now() + interval '1 minute' FROM checkouts WHERE id <> ${checkoutId}`.execute(db);

  for (let round = 0; round < 3; round++) await store.platform.provider.reconcile();
  const { body } = await visitor.call('getItinerary', { params: { checkoutId } });
  expect(body.booking_status).toBe('BOOKING_COMPLETED');
  await store.close();
});

test('a session ends after thirty days', { timeout: 60_000 }, async () => {
  const store = await openStore();
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const read = async () => (await visitor.call('getItinerary', { params: { checkoutId } })).status;
  expect(await read()).toBe(200);
  await sql`UPDATE sessions SET created_at = created_at - interval '31 days'`.execute(store.database.db);
  expect(await read()).toBe(404);
  await store.close();
});
