import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { createSealedBox } from '#server/booking/sandbox/sealed-box.ts';
import { type Db, openDatabase } from '#server/database/open-database.ts';
import { eraseCustomTour } from '#server/retention/erase-custom-tour.ts';
import { startPostgres } from '../support/postgres.ts';
import {
  departureDate,
  openPayment,
  openStore,
  queryOf,
  readyToPay,
  sendCard,
  type TestStore,
  testSecret,
  travellers,
  Visitor,
} from './store-fixture.ts';

const start = new Date('2026-11-21T10:00:00Z');
const goodCard = '4242424242424242';
const passport = { passportNr: 'XK7391846', passportExpirationDate: '2031-01-01', passportIssuingCountryCode: 'BE' };
const box = createSealedBox(testSecret);

let clock = start;
let erased: Record<string, number> = {};
let store: TestStore;

afterEach(() => store.close());

async function open(database?: TestStore['database']): Promise<{ db: Db; visitor: Visitor }> {
  clock = start;
  erased = {};
  store = await openStore({
    ...(database ? { database } : {}),
    now: () => clock,
    onErased: (what, count) => {
      erased[what] = (erased[what] ?? 0) + count;
    },
  });
  return { db: store.database.db, visitor: new Visitor(store.app) };
}

/** The clock goes on, and a round runs. What the database has dated by its own clock happened at the start. */
async function later(to: Date | number): Promise<void> {
  const happened = start.toISOString();
  const { db } = store.database;
  await sql`UPDATE checkouts SET created_at = ${happened}::timestamptz, updated_at = ${happened}::timestamptz`.execute(db);
  await sql`UPDATE idempotency_keys SET started_at = ${happened}::timestamptz`.execute(db);
  await sql`UPDATE outbox SET created_at = ${happened}::timestamptz, sent_at = ${happened}::timestamptz`.execute(db);
  await sql`UPDATE custom_tours SET created_at = ${happened}::timestamptz`.execute(db);
  clock = to instanceof Date ? to : new Date(start.getTime() + to * 24 * 3_600_000);
  await store.platform.eraseWhatIsOver();
}

/** Every table as it is, to be compared. */
async function everything(db: Db) {
  const tables = [
    'sessions',
    'checkouts',
    'booking_events',
    'idempotency_keys',
    'outbox',
    'custom_tours',
    'sandbox_payment_sessions',
  ] as const;
  return Promise.all(tables.map(async (table) => sql`SELECT * FROM ${sql.table(table)} ORDER BY 1`.execute(db).then(({ rows }) => rows)));
}

/** The form of the test's market asks for no passport; this one did. */
async function givePassports(db: Db, checkoutId: string): Promise<void> {
  const details = { ...travellers, paxInfo: travellers.paxInfo.map((pax) => ({ ...pax, values: { ...pax.values, ...passport } })) };
  await db
    .updateTable('checkouts')
    .set({ traveler_details: box.seal(details, checkoutId) })
    .where('id', '=', checkoutId)
    .execute();
}

const rowOf = (db: Db, id: string) => db.selectFrom('checkouts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function book(db: Db, visitor: Visitor): Promise<string> {
  const checkoutId = await readyToPay(visitor);
  await sendCard(visitor, (await openPayment(visitor, checkoutId)).confirm_url, goodCard);
  expect(await store.platform.provider.settle(checkoutId)).toEqual({ state: 'booked' });
  await givePassports(db, checkoutId);
  return checkoutId;
}

test('a checkout that nobody touched for thirty days is discarded, and nothing is left of who was to travel', async () => {
  const { db, visitor } = await open();
  const plain = await readyToPay(visitor);
  const other = new Visitor(store.app);
  const begun = await readyToPay(other);
  const { confirm_url } = await openPayment(other, begun);
  await later(31);

  for (const id of [plain, begun]) {
    expect(await rowOf(db, id)).toMatchObject({
      status: 'DISCARDED',
      prior_status: 'BOOKING_INITIATED',
      traveler_details: null,
      activity_answers: null,
      customer_email: null,
      availability: null,
    });
  }
  const events = await db
    .selectFrom('booking_events')
    .select(['from_status', 'to_status'])
    .where('checkout_id', '=', plain)
    .orderBy('id')
    .execute();
  expect(events.at(-1)).toEqual({ from_status: 'BOOKING_INITIATED', to_status: 'DISCARDED' });
  expect(await db.selectFrom('departures').select('date').where('taken', '>', 0).execute()).toEqual([]);
  expect(erased).toEqual({ abandonedCheckouts: 2, idempotencyKeys: 1 });
  // The payment that was begun can be completed no more.
  const card = { number: goodCard, expiry: '12/30', cvc: '123' };
  expect((await other.send('POST', confirm_url, { body: card })).status).toBe(409);
  expect(await store.platform.provider.settle(begun)).toEqual({ state: 'unpaid' });

  await later(32);
  expect(await db.selectFrom('sessions').select('token_hash').execute()).toEqual([]);
  expect((await rowOf(db, plain)).session_hash).toBeNull();
  const afterwards = await everything(db);
  await later(33);
  expect(await everything(db)).toEqual(afterwards);

  const log = store.log.filter((line) => line.includes('was erased')).join();
  expect(log).toContain('"what":"abandonedCheckouts","count":2');
  for (const secret of ['Lambert', 'zoe.', plain, begun]) expect(log).not.toContain(secret);
});

test('a checkout that is alive loses nothing, on its last day either, and can be paid', async () => {
  const { db, visitor } = await open();
  const checkoutId = await readyToPay(visitor);
  const session = await openPayment(visitor, checkoutId);
  await later(0);
  const before = await everything(db);
  await later(29.9);
  expect(await everything(db)).toEqual(before);
  expect(erased).toEqual({});

  const { body } = await visitor.call('getCheckoutDetails', { query: queryOf(checkoutId) });
  expect(body.travelerDetails?.paxInfo).toEqual(travellers.paxInfo);
  expect(body.activityAnswers).not.toBeNull();
  await sendCard(visitor, session.confirm_url, goodCard);
  expect(await store.platform.provider.settle(checkoutId)).toEqual({ state: 'booked' });
});

test('one that is paid and was not booked yet is left to the reconciler', async () => {
  const { db, visitor } = await open();
  const checkoutId = await readyToPay(visitor);
  await sendCard(visitor, (await openPayment(visitor, checkoutId)).confirm_url, goodCard);
  await later(40);
  expect((await rowOf(db, checkoutId)).status).toBe('BOOKING_INITIATED');
  await store.platform.provider.reconcile();
  expect(await rowOf(db, checkoutId)).toMatchObject({ status: 'BOOKING_COMPLETED', customer_email: expect.any(String) });
});

test('a booking keeps passports and answers for thirty days after the trip, and names for the years of invoices', async () => {
  const { db, visitor } = await open();
  const checkoutId = await book(db, visitor);
  const { end_date } = await rowOf(db, checkoutId);
  const afterTrip = (days: number) => new Date(Date.parse(`${end_date}T12:00:00Z`) + days * 24 * 3_600_000);
  expect(end_date > departureDate).toBe(true);
  const kept = await rowOf(db, checkoutId);
  await later(afterTrip(30));
  expect(await rowOf(db, checkoutId)).toMatchObject({ traveler_details: kept.traveler_details, activity_answers: kept.activity_answers });

  await later(afterTrip(31));
  const trimmed = await rowOf(db, checkoutId);
  expect(trimmed).toMatchObject({ status: 'BOOKING_COMPLETED', activity_answers: null, booking_reference: kept.booking_reference });
  expect(box.open(trimmed.traveler_details ?? '', checkoutId)).toMatchObject({
    contactInfo: travellers.contactInfo,
    paxInfo: travellers.paxInfo,
  });
  expect(JSON.stringify(box.open(trimmed.traveler_details ?? '', checkoutId))).not.toContain('passport');
  expect(erased).toMatchObject({ travelPapers: 1 });

  await later(new Date('2037-12-31T12:00:00Z'));
  expect(await rowOf(db, checkoutId)).toEqual({ ...trimmed, updated_at: expect.any(String) });
  await later(new Date('2038-01-01T12:00:00Z'));
  expect(await rowOf(db, checkoutId)).toMatchObject({
    traveler_details: null,
    customer_email: null,
    total_amount: kept.total_amount,
    booking_reference: kept.booking_reference,
  });
  expect(erased).toMatchObject({ travelPapers: 1, personsOfOldTrips: 1 });
});

test('details that do not open keep their passports, are told of in a number, and hold up nobody else’s', async () => {
  const { db, visitor } = await open();
  const foreign = await book(db, visitor);
  const sealedElsewhere = createSealedBox('another secret of thirty-two characters').seal(travellers, foreign);
  await db.updateTable('checkouts').set({ traveler_details: sealedElsewhere }).where('id', '=', foreign).execute();
  const own = await book(db, new Visitor(store.app));
  await later(new Date('2027-12-01T12:00:00Z'));
  expect(await rowOf(db, foreign)).toMatchObject({ traveler_details: sealedElsewhere, activity_answers: null });
  expect((await rowOf(db, own)).travel_papers_erased_at).not.toBeNull();
  expect(store.log.some((line) => line.includes('"unreadable":1'))).toBe(true);
});

test('a round takes on more than fits into one transaction, and one that fails holds up no other', async () => {
  const { db, visitor } = await open();
  const booked = await book(db, visitor);
  const abandoned = await readyToPay(new Visitor(store.app));
  const columns = sql.raw(`request_hash, market, language, tour_id, departure_date, booking_window_end, rooms, source_channel,
    currency, rate, price_lines, total_amount, session_hash, status`);
  await sql`
    INSERT INTO checkouts (id, activity_answers, end_date, ${columns})
    SELECT id || '-' || number, 'sealed', end_date - number % 7, ${columns}
    FROM checkouts, generate_series(1, 230) AS number`.execute(db);
  // An event of this version is there already: the transition cannot be written.
  await sql`
    INSERT INTO booking_events (checkout_id, from_status, to_status, version, reason)
    VALUES (${`${abandoned}-1`}, NULL, 'BOOKING_INITIATED', 2, 'in the way')`.execute(db);
  await later(new Date('2027-12-01T12:00:00Z'));
  expect(erased).toMatchObject({ abandonedCheckouts: 230, travelPapers: 231 });
  const left = db.selectFrom('checkouts').select('id').where('activity_answers', 'is not', null);
  expect(await left.execute()).toEqual([{ id: `${abandoned}-1` }]);
  expect((await rowOf(db, booked)).travel_papers_erased_at).not.toBeNull();
  expect(store.log.filter((line) => line.includes('erasing failed'))).toHaveLength(1);
});

test('records that only served repeating a request go; a custom tour stays for whoever has its address', async () => {
  const { db, visitor } = await open();
  await book(db, visitor);
  const query = { market: 'be', lang: 'fr' };
  const answers = {
    length: 5,
    month: '2027-05',
    adults: 2,
    beds: 'fine',
    who: 'Ada Example',
    mail: 'ada@example.com',
    where: ['north/norway'],
  };
  const { body } = await visitor.call('createCustomTour', { query, body: { clientKey: 'key-of-a-client-0001', answers } });
  const mails = join(store.dataDirectory, 'mail');
  mkdirSync(mails);
  for (const [name, time] of [
    ['old.eml', start],
    ['new.eml', new Date(start.getTime() + 20 * 24 * 3_600_000)],
  ] as const) {
    writeFileSync(join(mails, name), 'Dear Zoë');
    utimesSync(join(mails, name), time, time);
  }
  const before = await visitor.call('getCustomTour', { params: { refId: body.refId }, query });
  await db.insertInto('supplier_events').values({ id: 'of-a-supplier', received_at: start.toISOString() }).execute();

  await later(40);
  expect(erased).toEqual({ idempotencyKeys: 1, sessions: 1, sentConfirmations: 1, customTourKeys: 1, mailFiles: 1, webhooks: 1 });
  expect(existsSync(join(mails, 'old.eml'))).toBe(false);
  expect(existsSync(join(mails, 'new.eml'))).toBe(true);
  expect(await db.selectFrom('custom_tours').select(['client_key', 'payload_hash']).execute()).toEqual([
    { client_key: null, payload_hash: null },
  ]);
  await later(4000);
  const after = await visitor.call('getCustomTour', { params: { refId: body.refId }, query });
  expect(after.status).toBe(200);
  expect(after.body).toMatchObject({ asked: before.body.asked, emailHint: before.body.emailHint });

  // Its owner may ask for it to be erased, by its address.
  const address = `https://store.example/be-fr/custom-tour/${body.refId}?from=mail`;
  expect(await eraseCustomTour(db, address)).toBe(true);
  expect(await eraseCustomTour(db, address)).toBe(false);
  expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  expect((await visitor.call('getCustomTour', { params: { refId: body.refId }, query })).status).toBe(404);
});

test('while another instance erases, this one does not', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDirectory: '' });
  const { db, visitor } = await open({ ...database, close: async () => undefined });
  const checkoutId = await readyToPay(visitor);
  await db.connection().execute(async (other) => {
    await sql`SELECT pg_advisory_lock(7301002)`.execute(other);
    await later(31);
    expect((await rowOf(db, checkoutId)).status).toBe('BOOKING_INITIATED');
    await sql`SELECT pg_advisory_unlock(7301002)`.execute(other);
  });
  await later(31);
  expect((await rowOf(db, checkoutId)).status).toBe('DISCARDED');
  await database.close();
  await postgres.stop();
});
