import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open-database.ts';
import { smallTourId } from '../fixtures/release.ts';
import { type Postgres, startPostgres } from '../support/postgres.ts';
import { eventsOf } from './lifecycle-fixture.ts';
import {
  adultsOf,
  departureDate,
  openPayment,
  openStore,
  party,
  queryOf,
  readyToPay,
  sendCard,
  sessionBody,
  silentSupplier,
  type TestStore,
  Visitor,
} from './store-fixture.ts';

/** Two instances of the server on one real PostgreSQL. */
let postgres: Postgres;
let stores: TestStore[];

beforeAll(async () => {
  postgres = await startPostgres();
  const databases = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: postgres.url, dataDirectory: '' })));
  stores = await Promise.all(databases.map((database) => openStore({ database })));
});
afterAll(async () => {
  await Promise.all((stores ?? []).map((store) => store.close()));
  await postgres?.stop();
});

const storeOf = (index: number): TestStore => stores[index % stores.length] as TestStore;

/** The same visitor at another instance. */
function at(index: number, visitor: Visitor): Visitor {
  const other = new Visitor(storeOf(index).app);
  other.cookie = visitor.cookie;
  return other;
}

test('fifty payments begun and fifty cards sent at once are one session and one authorisation', async () => {
  const { db } = storeOf(0).database;
  const visitor = new Visitor(storeOf(0).app);
  const checkoutId = await readyToPay(visitor);
  const begun = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      at(index, visitor).call('createCheckoutSession', { params: { checkoutId }, body: sessionBody }),
    ),
  );
  const ids = new Set(begun.flatMap(({ status, body }) => (status === 200 ? [body.id] : [])));
  expect(ids.size).toBe(1);
  expect(begun.every(({ status, body }) => status === 200 || body.code === 'REQUEST_IN_FLIGHT')).toBe(true);

  const { confirm_url, return_url } = await openPayment(visitor, checkoutId);
  const confirmed = await Promise.all(
    Array.from({ length: 50 }, (_, index) => sendCard(at(index, visitor), confirm_url, '4242424242424242')),
  );
  expect(confirmed.every(({ status }) => status === 'authorised')).toBe(true);
  const returned = await Promise.all(Array.from({ length: 20 }, (_, index) => at(index, visitor).send('GET', return_url)));
  expect(new Set(returned.map(({ headers }) => headers.location))).toEqual(new Set([`/checkout/${checkoutId}/payment-successful`]));

  const operations = await db
    .selectFrom('sandbox_payment_operations')
    .innerJoin('sandbox_payment_sessions', 'id', 'session_id')
    .select(['session_id', 'kind'])
    .where('key', 'like', `${checkoutId}%`)
    .execute();
  expect(operations.map(({ kind }) => kind).sort()).toEqual(['authorisation', 'capture']);
  expect(await db.selectFrom('sandbox_supplier_bookings').select('outcome').where('key', 'like', `${checkoutId}%`).execute()).toEqual([
    { outcome: 'booked' },
  ]);
  expect(await db.selectFrom('outbox').select('kind').where('checkout_id', '=', checkoutId).execute()).toHaveLength(1);
  expect((await eventsOf(db, checkoutId)).map(({ to_status }) => to_status)).toEqual([
    'BOOKING_INITIATED',
    'BOOKING_IN_PROGRESS',
    'BOOKING_COMPLETED',
  ]);
});

test('twenty who pay for the last two places at once: two are booked, nobody else is charged', async () => {
  const { db } = storeOf(0).database;
  const body = { ...party, tripId: smallTourId, rooms: [{ adults: 1, childAges: [] }] };
  const visitors = Array.from({ length: 20 }, (_, index) => new Visitor(storeOf(index).app));
  const payments = await Promise.all(
    visitors.map(async (visitor) => {
      const checkoutId = await readyToPay(visitor, body, adultsOf(body));
      return { visitor, checkoutId, session: await openPayment(visitor, checkoutId) };
    }),
  );
  await Promise.all(payments.map(({ visitor, session }) => sendCard(visitor, session.confirm_url, '4242424242424242')));
  const ends = await Promise.all(
    payments.map(async ({ visitor, session }) => String((await visitor.send('GET', session.return_url)).headers.location)),
  );
  expect(ends.filter((end) => end.endsWith('payment-successful'))).toHaveLength(2);
  expect(ends.filter((end) => end.endsWith('payment?decline=not_available'))).toHaveLength(18);

  const { taken, places } = await db
    .selectFrom('departures')
    .select(['taken', 'places'])
    .where('tour_id', '=', smallTourId)
    .where('date', '=', departureDate)
    .executeTakeFirstOrThrow();
  expect([taken, places]).toEqual([2, 2]);
  const ids = payments.map(({ session }) => session.id);
  const operations = await db.selectFrom('sandbox_payment_operations').select('kind').where('session_id', 'in', ids).execute();
  const count = (wanted: string) => operations.filter(({ kind }) => kind === wanted).length;
  expect([count('authorisation'), count('capture'), count('void')]).toEqual([20, 2, 18]);
});

test('eight who pay at once for a tour of which one part takes three: three are booked, and no place of tour or part is lost', async () => {
  const { db } = storeOf(0).database;
  const body = { ...party, departureDate: '2027-06-08', rooms: [{ adults: 1, childAges: [] }] };
  const part = { tour_id: body.tripId, date: body.departureDate, component_id: 'activity-kayak' };
  await db
    .insertInto('component_places')
    .values({ ...part, places: 3 })
    .execute();
  const payments = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const visitor = new Visitor(storeOf(index).app);
      const session = await openPayment(visitor, await readyToPay(visitor, body, adultsOf(body)));
      await sendCard(visitor, session.confirm_url, '4242424242424242');
      return { visitor, session };
    }),
  );
  const ends = await Promise.all(
    payments.map(async ({ visitor, session }) => String((await visitor.send('GET', session.return_url)).headers.location)),
  );
  expect(ends.filter((end) => end.endsWith('payment-successful'))).toHaveLength(3);
  expect(ends.filter((end) => end.endsWith('payment?decline=not_available'))).toHaveLength(5);
  const ofTour = db.selectFrom('departures').select('taken').where('tour_id', '=', part.tour_id).where('date', '=', part.date);
  const ofPart = db.selectFrom('component_places').select('taken').where('component_id', '=', part.component_id);
  expect([await ofTour.executeTakeFirst(), await ofPart.executeTakeFirst()]).toEqual([{ taken: 3 }, { taken: 3 }]);
});

test('a supplier that does not answer leaves the booking in progress and the money reserved, until it answers', async () => {
  const { db } = storeOf(0).database;
  const database = await openDatabase({ databaseUrl: postgres.url, dataDirectory: '' });
  const silent = await openStore({
    database,
    replace: {
      supplier: silentSupplier,
    },
  });
  const visitor = new Visitor(silent.app);
  const checkoutId = await readyToPay(visitor);
  const { confirm_url } = await openPayment(visitor, checkoutId);
  await sendCard(visitor, confirm_url, '4242424242424242');
  expect(await silent.platform.provider.settle(checkoutId)).toEqual({ state: 'pending' });
  const statusOf = async () =>
    (await db.selectFrom('checkouts').select('status').where('id', '=', checkoutId).executeTakeFirstOrThrow()).status;
  expect(await statusOf()).toBe('BOOKING_IN_PROGRESS');
  await Promise.all([0, 1].map((index) => storeOf(index).platform.provider.reconcile()));
  expect(await statusOf()).toBe('BOOKING_COMPLETED');
  await silent.close();
});

test('of twenty who pay at once with the last use of a promo code, one has it and nobody else is charged', async () => {
  const { db } = storeOf(0).database;
  const body = { ...party, departureDate: '2027-06-01', rooms: [{ adults: 1, childAges: [] }] };
  const payers = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const visitor = new Visitor(storeOf(index).app);
      const checkoutId = await readyToPay(visitor, body, adultsOf(body));
      const applied = await visitor.call('applyPromoCode', { query: queryOf(checkoutId, body), body: { promoCode: 'LASTONE' } });
      const session = await openPayment(visitor, checkoutId);
      await sendCard(visitor, session.confirm_url, '4242424242424242');
      return { visitor, checkoutId, session, discounted: applied.body.prices.totalPackagePrice.amount };
    }),
  );
  const places = await Promise.all(payers.map(({ visitor, session }) => visitor.send('GET', session.return_url)));
  const endings = places.map(({ headers }) => String(headers.location).replace(/^.*(payment-successful|decline=\w+)$/, '$1'));
  expect(endings.filter((ending) => ending === 'payment-successful')).toHaveLength(1);
  expect(endings.filter((ending) => ending === 'decline=promo_code_used_up')).toHaveLength(19);
  expect(await db.selectFrom('promo_code_uses').selectAll().execute()).toEqual([{ promo_code: 'last', used: 1 }]);
  expect(await db.selectFrom('promo_code_redemptions').select('promo_code').execute()).toEqual([{ promo_code: 'last' }]);
  const charged = await db
    .selectFrom('sandbox_payment_operations')
    .select(['session_id', 'amount'])
    .where('kind', '=', 'capture')
    .where(
      'session_id',
      'in',
      payers.map(({ session }) => session.id),
    )
    .execute();
  expect(charged).toEqual([{ session_id: payers[endings.indexOf('payment-successful')]?.session.id, amount: payers[0]?.discounted }]);
});
