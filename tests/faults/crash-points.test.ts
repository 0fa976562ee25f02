import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Semaphore } from 'async-mutex';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { CheckoutSession } from '#contract/api.generated.ts';
import { passengerCount } from '#domain/passenger-slots.ts';
import { type CrashPoint, crashPoints } from '#server/crash-points.ts';
import { type Db, openDatabase } from '#server/database/open-database.ts';
import { launchStore, type RunningStore, runStore } from '../support/run-store.ts';
import { eventually, freshStoreData } from '../support/store-data.ts';
import { comeBack, expectOk, goodCard, HttpVisitor, openPayment, payByCard, type ReadyCheckout, readyToPay } from '../support/visitor.ts';

/**
 * Points that only a booking without places reaches: the process dies at the first point named here, the supplier sells
 * the places to others, and the process that starts then goes on to the point under test.
 */
const soldOutAfter: Partial<Record<CrashPoint, CrashPoint>> = {
  'after-given-up': 'after-authorisation',
  'after-void': 'after-authorisation',
  'after-supplier-refused': 'after-booking-started',
};

const trip = {
  tripId: 'marrakech-to-the-sahara',
  rooms: [
    { adults: 2, childAges: [] },
    { adults: 1, childAges: [9] },
  ],
  market: 'gb',
  lang: 'en',
};
const partySize = passengerCount(trip.rooms);

/** For a process to start and come to its crash point, on a busy machine. */
const reachTimeoutMs = 60_000;

/** Processes of the store that work at the same time. */
const places = new Semaphore(2);

/** What a visitor was told before the process died. */
interface Told {
  visitor: HttpVisitor;
  checkout: ReadyCheckout;
  session: CheckoutSession;
  /** Where the return from paying led; null where the process died first. */
  location: string | null;
}

async function bookUntilKilled(dataDirectory: string, point: CrashPoint): Promise<Told> {
  const store = await runStore({ dataDirectory, environment: { PORTOLAN_CRASH_POINT: point } });
  const visitor = new HttpVisitor(store.origin);
  const checkout = await readyToPay(visitor, trip);
  const session = await openPayment(visitor, checkout);
  expect(await payByCard(visitor, session, goodCard)).toEqual({ status: 'authorised' });
  const location = await comeBack(visitor, session).catch(() => null);
  await expectKilled(store, point);
  return { visitor, checkout, session, location };
}

async function expectKilled(store: RunningStore, point: CrashPoint): Promise<void> {
  const isLate = new Promise<'alive'>((resolve) => setTimeout(() => resolve('alive'), reachTimeoutMs).unref());
  const end = await Promise.race([store.exited, isLate]);
  if (end === 'alive') await store.stop();
  expect(end, `The booking did not come to ${point}`).toBe('SIGKILL');
}

async function withDatabase<T>(dataDirectory: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function mailFiles(dataDirectory: string): Promise<string[]> {
  const files = await readdir(join(dataDirectory, 'mail')).catch(() => []);
  return files.filter((file) => file.endsWith('.eml'));
}

/** Everything that three parties know of one checkout. */
async function ledgersOf(dataDirectory: string, checkoutId: string) {
  return withDatabase(dataDirectory, async (db) => {
    const checkout = await db.selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirstOrThrow();
    const departure = await db
      .selectFrom('departures')
      .select(['taken', 'places'])
      .where('tour_id', '=', checkout.tour_id)
      .where('date', '=', checkout.departure_date)
      .executeTakeFirstOrThrow();
    return {
      checkout,
      departure,
      events: await db.selectFrom('booking_events').selectAll().where('checkout_id', '=', checkoutId).orderBy('version').execute(),
      outbox: await db.selectFrom('outbox').selectAll().execute(),
      supplier: await db.selectFrom('sandbox_supplier_bookings').selectAll().execute(),
      payments: await db.selectFrom('sandbox_payment_operations').select(['kind', 'amount']).orderBy('kind').execute(),
    };
  });
}

describe.concurrent('killed at a crash point and started again', () => {
  test.each(crashPoints)('%s', async (point) =>
    places.runExclusive(async () => {
      const dataDirectory = await freshStoreData();
      const first = soldOutAfter[point];
      if (first) await sellOutBetween(dataDirectory, first, point);
      else await bookBetween(dataDirectory, point);
    }),
  );
});

async function bookBetween(dataDirectory: string, point: CrashPoint): Promise<void> {
  const told = await bookUntilKilled(dataDirectory, point);
  if (told.location) await expireMailClaim(dataDirectory);
  const mailsBefore = await mailFiles(dataDirectory);

  const store = await runStore({ dataDirectory });
  const visitor = told.visitor.at(store.origin);
  const { checkoutId, query, email } = told.checkout;
  expect(await comeBack(visitor, told.session)).toBe(`/checkout/${checkoutId}/payment-successful`);
  const booking = expectOk(await visitor.call('getBookingData', { query }));
  expect(booking).toMatchObject({ bookingStatus: 'BOOKING_COMPLETED', totalPaid: told.session.amount, email });
  const { itinerary } = expectOk(await visitor.call('getPlannerSummary', { query }));
  expect(new Set(itinerary.components.map(({ status }) => status))).toEqual(new Set(['Booked']));
  await eventually('the mail is written', async () => (await mailFiles(dataDirectory)).length === 1);
  await store.stop();

  const { checkout, departure, events, outbox, supplier, payments } = await ledgersOf(dataDirectory, checkoutId);
  const { amount } = told.session.amount;
  expect(payments).toEqual([
    { kind: 'authorisation', amount },
    { kind: 'capture', amount },
  ]);
  expect(supplier).toMatchObject([{ outcome: 'booked', reference: checkout.booking_reference, places: partySize }]);
  expect(departure.taken).toBe(partySize);
  expect(events.map(({ to_status }) => to_status)).toEqual(['BOOKING_INITIATED', 'BOOKING_IN_PROGRESS', 'BOOKING_COMPLETED']);
  expect(booking.bookingReference).toBe(checkout.booking_reference);
  if (told.location) expect(told.location).toBe(`/checkout/${checkoutId}/payment-successful`);

  expect(outbox).toHaveLength(1);
  expect(outbox[0]?.sent_at).not.toBeNull();
  const files = await mailFiles(dataDirectory);
  expect(files).toHaveLength(1);
  if (mailsBefore.length > 0) expect(files).toEqual(mailsBefore);
  const mail = await PostalMime.parse(await readFile(join(dataDirectory, 'mail', files[0] ?? '')));
  expect(mail.messageId).toBe(`<${outbox[0]?.id}@localhost>`);
  expect(mail.text).toContain(checkout.booking_reference);
}

/** A worker that dies keeps its claim on a mail for a minute; the test does not wait for it. */
async function expireMailClaim(dataDirectory: string): Promise<void> {
  await withDatabase(dataDirectory, (db) =>
    db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(0).toISOString() })
      .where('sent_at', 'is', null)
      .execute(),
  );
}

async function sellOutBetween(dataDirectory: string, first: CrashPoint, point: CrashPoint): Promise<void> {
  const { visitor, checkout: ready, session } = await bookUntilKilled(dataDirectory, first);
  await withDatabase(dataDirectory, (db) =>
    db
      .updateTable('departures')
      .set((column) => ({ taken: column.ref('places') }))
      .where('tour_id', '=', trip.tripId)
      .where('date', '=', ready.request.departureDate)
      .execute(),
  );
  const second = await launchStore({ dataDirectory, environment: { PORTOLAN_CRASH_POINT: point } });
  await expectKilled(second, point);

  const store = await runStore({ dataDirectory });
  const { checkoutId } = ready;
  expect(await comeBack(visitor.at(store.origin), session)).toBe(`/checkout/${checkoutId}/payment?decline=not_available`);
  await store.stop();

  const { checkout, departure, events, outbox, supplier, payments } = await ledgersOf(dataDirectory, checkoutId);
  const { amount } = session.amount;
  expect(payments).toEqual([
    { kind: 'authorisation', amount },
    { kind: 'void', amount },
  ]);
  expect(supplier.filter(({ outcome }) => outcome === 'booked')).toEqual([]);
  expect(departure.taken).toBe(departure.places);
  expect([checkout.status, checkout.booking_reference, checkout.payment_attempt]).toEqual(['BOOKING_INITIATED', null, 2]);
  expect(events.at(-1)?.to_status).toBe('BOOKING_INITIATED');
  expect([outbox, await mailFiles(dataDirectory)]).toEqual([[], []]);
}
