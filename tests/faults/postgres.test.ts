import { afterAll, beforeAll, expect, test } from 'vitest';
import { passengerCount } from '#domain/passenger-slots.ts';
import { type OpenDatabase, openDatabase } from '#server/database/open-database.ts';
import { signatureHeader, signWebhook } from '#server/payments/webhooks/webhook-signature.ts';
import promoCodes from '../../markets/promo-codes.json' with { type: 'json' };
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';
import {
  askForPayment,
  bookTrip,
  challengedCard,
  comeBack,
  expectOk,
  goodCard,
  HttpVisitor,
  openPayment,
  payByCard,
  readyToPay,
} from '../support/visitor.ts';

/** Two processes of the store on one real PostgreSQL. */
const secret = 'one secret for both processes of the store';
let postgres: Postgres;
let stores: RunningStore[] = [];
let database: OpenDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url, SESSION_SECRET: secret };
  stores = await Promise.all([1, 2].map(() => runStore({ environment })));
  database = await openDatabase({ databaseUrl: postgres.url, dataDirectory: '' });
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.stop()));
  await database?.close();
  await postgres?.stop();
});

const originOf = (index: number): string => stores[index % stores.length]?.origin ?? '';

async function operationsOf(checkoutIds: string[]): Promise<Record<string, number>> {
  const rows = await database.db
    .selectFrom('sandbox_payment_operations as operation')
    .innerJoin('sandbox_payment_sessions as session', 'session.id', 'operation.session_id')
    .select(['operation.kind', 'session.key'])
    .execute();
  const counts: Record<string, number> = { authorisation: 0, capture: 0, void: 0 };
  for (const { kind, key } of rows) if (checkoutIds.some((id) => key.startsWith(`${id}:`))) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test('a tour is booked with a 3-D Secure challenge, begun at one process and ended at the other', async () => {
  const visitor = new HttpVisitor(originOf(0));
  const checkout = await readyToPay(visitor, { tripId: 'kumano-old-way', rooms: [{ adults: 2, childAges: [] }], market: 'de', lang: 'de' });
  const session = await openPayment(visitor, checkout);
  const other = visitor.at(originOf(1));
  expect((await payByCard(other, session, challengedCard)).status).toBe('requires_action');
  expect(await comeBack(other, session)).toBe(`/checkout/${checkout.checkoutId}/payment-successful`);
  expect(expectOk(await visitor.call('getBookingData', { query: checkout.query }))).toMatchObject({
    bookingStatus: 'BOOKING_COMPLETED',
    totalPaid: session.amount,
  });
  expect(await operationsOf([checkout.checkoutId])).toEqual({ authorisation: 1, capture: 1, void: 0 });
});

test('twenty visitors at once for a departure with few places: no place is sold twice, nobody pays for none', async () => {
  const tried = 20;
  const trip = { tripId: 'dolomites-hut-to-hut', rooms: [{ adults: 2, childAges: [] }], market: 'be', lang: 'fr' };
  const { tripId, market, lang } = trip;
  const { departures } = expectOk(await new HttpVisitor(originOf(0)).call('listDepartures', { query: { tripId, market, lang } }));
  const { date = '', placesLeft = 0 } = departures.at(-1) ?? {};
  const fitting = Math.floor(placesLeft / passengerCount(trip.rooms));
  expect(fitting).toBeLessThan(tried);

  const visits = await Promise.all(
    Array.from({ length: tried }, async (_, index) => {
      const visitor = new HttpVisitor(originOf(index));
      const checkout = await readyToPay(visitor, { ...trip, departureDate: date });
      const session = await openPayment(visitor, checkout);
      return { visitor: visitor.at(originOf(index + 1)), checkout, session };
    }),
  );
  await Promise.all(visits.map(({ visitor, session }) => payByCard(visitor, session, goodCard)));
  const ends = await Promise.all(visits.map(({ visitor, session }) => comeBack(visitor, session)));

  const booked = ends.filter((end) => end.endsWith('/payment-successful')).length;
  const refused = ends.filter((end) => end.endsWith('/payment?decline=not_available')).length;
  const operations = await operationsOf(visits.map(({ checkout }) => checkout.checkoutId));
  console.log(
    `tried ${tried}, booked ${booked} of ${fitting} that fit, refused ${refused}, charged ${operations.capture}, given back ${operations.void}`,
  );
  expect([booked, refused]).toEqual([fitting, tried - fitting]);
  expect(operations).toEqual({ authorisation: tried, capture: fitting, void: tried - fitting });
  const { taken, places } = await database.db
    .selectFrom('departures')
    .select(['taken', 'places'])
    .where('tour_id', '=', trip.tripId)
    .where('date', '=', date)
    .executeTakeFirstOrThrow();
  expect(taken).toBe(fitting * passengerCount(trip.rooms));
  expect(taken).toBeLessThanOrEqual(places);
});

test('fifty payments begun at once at two processes are one session and one authorisation', async () => {
  const tried = 50;
  const visitor = new HttpVisitor(originOf(0));
  const trip = { tripId: 'lofoten-islands', rooms: [{ adults: 1, childAges: [10] }], market: 'gb', lang: 'en' };
  const checkout = await readyToPay(visitor, trip);
  const answers = await Promise.all(Array.from({ length: tried }, (_, index) => askForPayment(visitor.at(originOf(index)), checkout)));
  const ids = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : [])));
  const inFlight = answers.filter(({ status, body }) => status === 409 && body.code === 'REQUEST_IN_FLIGHT').length;
  expect(ids.size).toBe(1);
  expect(answers.filter(({ status }) => status === 200).length + inFlight).toBe(tried);

  const session = await openPayment(visitor, checkout);
  expect(ids).toEqual(new Set([session.id]));
  const cards = await Promise.all(Array.from({ length: 10 }, (_, index) => payByCard(visitor.at(originOf(index)), session, goodCard)));
  expect(new Set(cards.map(({ status }) => status))).toEqual(new Set(['authorised']));
  await Promise.all(Array.from({ length: 10 }, (_, index) => comeBack(visitor.at(originOf(index)), session)));
  const operations = await operationsOf([checkout.checkoutId]);
  console.log(
    `asked ${tried} times, ${inFlight} told to wait, sessions ${ids.size}, authorised ${operations.authorisation}, charged ${operations.capture}`,
  );
  expect(operations).toEqual({ authorisation: 1, capture: 1, void: 0 });
});

test('a process that is killed in the middle of a booking is replaced by the one that lives on', async () => {
  const environment = { DATABASE_URL: postgres.url, SESSION_SECRET: secret };
  const doomed = await runStore({ environment: { ...environment, PORTOLAN_CRASH_POINT: 'after-supplier-booked' } });
  const visitor = new HttpVisitor(doomed.origin);
  await expect(
    bookTrip(visitor, { tripId: 'marrakech-to-the-sahara', rooms: [{ adults: 2, childAges: [] }], market: 'gb', lang: 'en' }),
  ).rejects.toThrow('fetch failed');
  expect(await doomed.exited).toBe('SIGKILL');
  const { id } = await database.db
    .selectFrom('checkouts')
    .select('id')
    .where('tour_id', '=', 'marrakech-to-the-sahara')
    .executeTakeFirstOrThrow();
  await expect
    .poll(async () => (await visitor.at(originOf(0)).call('getItinerary', { params: { checkoutId: id } })).body.booking_status, {
      timeout: 15_000,
    })
    .toBe('BOOKING_COMPLETED');
  expect(await operationsOf([id])).toEqual({ authorisation: 1, capture: 1, void: 0 });
});

/** Payments whose payer has not come back: what the provider knows, and the store does not yet. */
async function paidButAway(index: number) {
  const visitor = new HttpVisitor(originOf(index));
  const checkout = await readyToPay(visitor, { tripId: 'kumano-old-way', rooms: [{ adults: 1, childAges: [] }], market: 'de', lang: 'de' });
  const session = await openPayment(visitor, checkout);
  await payByCard(visitor, session, goodCard);
  const { key } = await database.db
    .selectFrom('sandbox_payment_sessions')
    .select('key')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  return { visitor, checkout, session, key };
}

function sendWebhook(origin: string, body: string, { sentAt = new Date(), by = secret } = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', [signatureHeader]: signWebhook(body, by, sentAt) };
  return fetch(`${origin}/payment-webhooks`, { method: 'POST', headers, body });
}

async function countOf(table: 'booking_events' | 'outbox', checkoutId: string): Promise<number> {
  const bookings = database.db
    .selectFrom('booking_events')
    .where('checkout_id', '=', checkoutId)
    .where('to_status', '=', 'BOOKING_COMPLETED');
  const mails = database.db.selectFrom('outbox').where('checkout_id', '=', checkoutId).where('kind', '=', 'bookingConfirmation');
  return (await (table === 'outbox' ? mails.select('id') : bookings.select('id')).execute()).length;
}

test('a webhook that comes five times, to both processes, is one booking and one mail; a forged or an old one changes nothing', async () => {
  const { visitor, checkout, key } = await paidButAway(0);
  const status = async () => expectOk(await visitor.call('getItinerary', { params: { checkoutId: checkout.checkoutId } })).booking_status;
  const body = (id: string) => JSON.stringify({ id: `${id} of ${key}`, key, status: 'authorised' });
  const hourAgo = new Date(Date.now() - 3_600_000);
  const refused = [
    await sendWebhook(originOf(0), body('forged'), { by: 'somebody else’s secret' }),
    await sendWebhook(originOf(1), body('old'), { sentAt: hourAgo }),
  ];
  expect(refused.map((answer) => answer.status)).toEqual([400, 400]);
  const known = await database.db.selectFrom('payment_webhooks').select('id').execute();
  expect(known.filter(({ id }) => /^(forged|old) of/.test(id))).toEqual([]);

  // A newer one first, then the same five times at once.
  const ids = ['second', 'first', 'first', 'first', 'first', 'first'];
  const answers = await Promise.all(ids.map((id, index) => sendWebhook(originOf(index), body(id))));
  expect(answers.map((answer) => answer.status)).toEqual(ids.map(() => 200));
  await expect.poll(status, { timeout: 15_000 }).toBe('BOOKING_COMPLETED');
  expect(await operationsOf([checkout.checkoutId])).toEqual({ authorisation: 1, capture: 1, void: 0 });
  expect([await countOf('booking_events', checkout.checkoutId), await countOf('outbox', checkout.checkoutId)]).toEqual([1, 1]);
});

test('webhooks race the payers who come back: each is booked once, and both see success', async () => {
  const tried = 6;
  const payers = await Promise.all(Array.from({ length: tried }, (_, index) => paidButAway(index)));
  const ends = await Promise.all(
    payers.map(async ({ visitor, session, key }, index) => {
      const body = JSON.stringify({ id: `race of ${key}`, key, status: 'authorised' });
      const [end, webhook] = await Promise.all([comeBack(visitor, session), sendWebhook(originOf(index + 1), body)]);
      return [end.replace(/^.*\//, ''), webhook.status];
    }),
  );
  expect(ends).toEqual(payers.map(() => ['payment-successful', 200]));
  const mails = await Promise.all(payers.map(({ checkout }) => countOf('outbox', checkout.checkoutId)));
  const bookings = await Promise.all(payers.map(({ checkout }) => countOf('booking_events', checkout.checkoutId)));
  expect([bookings, mails]).toEqual([payers.map(() => 1), payers.map(() => 1)]);
  const operations = await operationsOf(payers.map(({ checkout }) => checkout.checkoutId));
  console.log(`tried ${tried}, booked ${bookings.length}, charged ${operations.capture}, mails ${mails.length}`);
  expect(operations).toEqual({ authorisation: tried, capture: tried, void: 0 });
});

test('twenty who pay at once with the last use of a promo code, at two processes: one has it, the losers are not charged', async () => {
  const tried = 20;
  const promoCode = 'FAIRWIND';
  const { limit } = promoCodes.codes['spring-2027'];
  const trip = { tripId: 'lofoten-islands', rooms: [{ adults: 1, childAges: [] }], market: 'gb', lang: 'en' };
  await database.db
    .insertInto('promo_code_uses')
    .values({ promo_code: 'spring-2027', used: limit - 1 })
    .execute();
  const { departures } = expectOk(
    await new HttpVisitor(originOf(0)).call('listDepartures', { query: { tripId: trip.tripId, market: 'gb', lang: 'en' } }),
  );
  const early = departures.filter(({ date, placesLeft }) => date <= '2027-06-30' && placesLeft > 0);
  const payers = await Promise.all(
    Array.from({ length: tried }, async (_, index) => {
      const visitor = new HttpVisitor(originOf(index));
      const departureDate = early[index % early.length]?.date ?? '';
      const checkout = await readyToPay(visitor, { ...trip, departureDate });
      expectOk(await visitor.call('applyPromoCode', { query: checkout.query, body: { promoCode } }));
      return { visitor, checkout, session: await openPayment(visitor, checkout) };
    }),
  );
  // Nobody pays before everybody could begin to: whoever is booked by then has taken the code.
  await Promise.all(payers.map(({ visitor, session }) => payByCard(visitor, session, goodCard)));
  const ends = await Promise.all(payers.map(({ visitor, session }, index) => comeBack(visitor.at(originOf(index + 1)), session)));
  const booked = ends.filter((end) => end.endsWith('/payment-successful')).length;
  const refused = ends.filter((end) => end.endsWith('decline=promo_code_used_up')).length;
  const operations = await operationsOf(payers.map(({ checkout }) => checkout.checkoutId));
  console.log(
    `tried ${tried} with one use left, booked ${booked}, refused ${refused}, charged ${operations.capture}, given back ${operations.void}`,
  );
  expect([booked, refused]).toEqual([1, tried - 1]);
  expect(operations).toEqual({ authorisation: tried, capture: 1, void: tried - 1 });
  const { used } = await database.db
    .selectFrom('promo_code_uses')
    .select('used')
    .where('promo_code', '=', 'spring-2027')
    .executeTakeFirstOrThrow();
  expect(used).toBe(limit);
});

test('two tabs at two processes: the one that accepts an older price is told so', async () => {
  const tab = new HttpVisitor(originOf(0));
  const trip = { tripId: 'kumano-old-way', rooms: [{ adults: 4, childAges: [] }], market: 'de', lang: 'de' };
  const { query } = await readyToPay(tab, trip);
  const { prices } = expectOk(await tab.call('getCheckoutDetails', { query }));
  expectOk(await tab.call('applyPromoCode', { query, body: { promoCode: 'LANDFALL-75' } }));
  const other = await tab.at(originOf(1)).call('acceptPrices', { query, body: { priceVersion: prices.priceVersion } });
  expect([other.status, other.body.code]).toEqual([409, 'STALE_VERSION']);
});

test('in the end the ledgers agree: nobody was charged without a booking, nothing was booked or charged twice', async () => {
  const { db } = database;
  const booked = await db.selectFrom('checkouts').select(['id', 'booking_reference']).where('status', '=', 'BOOKING_COMPLETED').execute();
  const tried = await db.selectFrom('checkouts').select('id').execute();
  const captures = await db
    .selectFrom('sandbox_payment_operations as operation')
    .innerJoin('sandbox_payment_sessions as session', 'session.id', 'operation.session_id')
    .select('session.key')
    .where('operation.kind', '=', 'capture')
    .execute();
  const charged = captures.map(({ key }) => key.split(':')[0]);
  const supplied = await db.selectFrom('sandbox_supplier_bookings').select('reference').where('outcome', '=', 'booked').execute();
  console.log(`checkouts tried ${tried.length}, booked ${booked.length}, charged ${charged.length}, at the supplier ${supplied.length}`);
  expect(new Set(charged)).toEqual(new Set(booked.map(({ id }) => id)));
  expect(charged).toHaveLength(booked.length);
  expect(supplied.map(({ reference }) => reference).sort()).toEqual(booked.map(({ booking_reference }) => booking_reference).sort());
});
