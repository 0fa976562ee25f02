import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { signWebhook } from '#server/payments/webhooks/webhook-signature.ts';
import { bookTrip, eventsOf, ledgersOf, releaseOnRequest } from './lifecycle-fixture.ts';
import { openStore, testSecret, Visitor } from './store-fixture.ts';

const now = new Date('2026-11-21T10:00:00Z');
const purpose = 'supplier-event';

test('a supplier’s decision counts once, whoever sends it how often, and only as the supplier sends it', async () => {
  const store = await openStore({ release: releaseOnRequest });
  const booking = await bookTrip(new Visitor(store.app));
  const { bookingReference: reference } = (await booking.visitor.call('getBookingData', { query: booking.query })).body;
  const tell = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'portolan-signature': signature };
    const { statusCode, json } = await store.app.inject({ method: 'POST', url: '/supplier-events', headers, payload: body });
    return { status: statusCode, ...json<{ code?: string; decided?: boolean }>() };
  };
  const event = JSON.stringify({ id: randomUUID(), reference, decision: 'confirmed' });
  const wrong = [
    signWebhook(event, 'another secret of the same length', now, purpose),
    signWebhook(event, testSecret, now),
    signWebhook(event, testSecret, new Date(now.getTime() - 600_000), purpose),
    signWebhook(event.replace('confirmed', 'rejected'), testSecret, now, purpose),
    '',
  ];
  for (const signature of wrong) expect(await tell(event, signature)).toMatchObject({ status: 400, code: 'WEBHOOK_REFUSED' });
  const strange = '{"id":"1","reference":2}';
  expect((await tell(strange, signWebhook(strange, testSecret, now, purpose))).status).toBe(400);
  expect((await booking.state()).bookingStatus).toBe('BOOKING_REQUESTED');

  const signature = signWebhook(event, testSecret, now, purpose);
  const told = await Promise.all(Array.from({ length: 5 }, () => tell(event, signature)));
  expect(told.every(({ status }) => status === 200)).toBe(true);
  expect(told.filter(({ decided }) => decided)).toHaveLength(1);
  const late = JSON.stringify({ id: randomUUID(), reference, decision: 'rejected' });
  expect(await tell(late, signWebhook(late, testSecret, now, purpose))).toMatchObject({ status: 200, decided: false });

  expect((await booking.state()).bookingStatus).toBe('BOOKING_COMPLETED');
  const { db } = store.database;
  expect(await ledgersOf(db, booking.checkoutId)).toMatchObject({ captured: 260_000, voided: 0 });
  expect((await eventsOf(db, booking.checkoutId)).filter(({ to_status }) => to_status === 'BOOKING_COMPLETED')).toHaveLength(1);
  expect(await db.selectFrom('outbox').select('kind').where('kind', '=', 'bookingConfirmation').execute()).toHaveLength(1);
  await store.close();
});
