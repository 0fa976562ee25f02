import { afterAll, beforeAll, expect, test } from 'vitest';
import { passengerCount } from '#domain/passenger-slots.ts';
import { type OpenDatabase, openDatabase } from '#server/database/open-database.ts';
import { type Postgres, startPostgres } from '../server/postgres.ts';
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
let postgres: Postgres;
let stores: RunningStore[] = [];
let database: OpenDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
  const environment = { DATABASE_URL: postgres.url, SESSION_SECRET: 'one secret for both processes of the store' };
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
  const environment = { DATABASE_URL: postgres.url, SESSION_SECRET: 'one secret for both processes of the store' };
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
