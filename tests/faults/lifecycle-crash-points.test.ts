import { Semaphore } from 'async-mutex';
import { describe, expect, test } from 'vitest';
import type { BookingState } from '#contract/api.generated.ts';
import type { CallName } from '#contract/calls.generated.ts';
import { type CrashPoint, lifecycleCrashPoints } from '#server/crash-points.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { sendDecision } from '#server/suppliers/send-decision.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';
import { eventually, freshStoreData } from '../support/store-data.ts';
import {
  bookTrip,
  comeBack,
  expectOk,
  goodCard,
  HttpVisitor,
  openPayment,
  payByCard,
  type ReadyCheckout,
  readyToPay,
  type Trip,
} from '../support/visitor.ts';

/** What a process that dies does in memory is lost here for good; tests/server/lifecycle-crashes.test.ts is the quick twin. */
const killedInEveryTest: readonly CrashPoint[] = ['after-supplier-cancelled'];
const points = lifecycleCrashPoints.filter((point) => process.env.FULL_TESTS || killedInEveryTest.includes(point));

const certain: Trip = { tripId: 'marrakech-to-the-sahara', rooms: [{ adults: 2, childAges: [] }], market: 'gb', lang: 'en' };
const onRequest: Trip = { ...certain, tripId: 'namibia-desert-drive' };
const sessionSecret = 'a secret of a test, thirty-two long';

/** For a process to start and come to its crash point, on a busy machine. */
const reachTimeoutMs = 60_000;
const places = new Semaphore(2);

class Owner {
  visitor: HttpVisitor;
  readonly checkout: ReadyCheckout;

  constructor(visitor: HttpVisitor, checkout: ReadyCheckout) {
    this.visitor = visitor;
    this.checkout = checkout;
  }

  async state(): Promise<BookingState> {
    return expectOk(await this.visitor.call('getBookingState', { query: this.checkout.query }));
  }

  /** Makes a call with the version that the booking has now. */
  async do(name: CallName, more: object = {}): Promise<void> {
    const { version } = await this.state();
    expectOk(await this.visitor.call(name, { query: this.checkout.query, body: { version, ...more } }));
  }

  async pay(): Promise<void> {
    const session = await openPayment(this.visitor, this.checkout);
    await payByCard(this.visitor, session, goodCard);
    await comeBack(this.visitor, session);
  }

  async cancel(): Promise<void> {
    const { refund } = expectOk(await this.visitor.call('getCancellationTerms', { query: this.checkout.query }));
    await this.do('startCancellation', { refund });
    await this.do('confirmCancellation');
  }

  async change(): Promise<void> {
    await this.do('startChange');
    const { travelerDetails } = expectOk(await this.visitor.call('getCheckoutDetails', { query: this.checkout.query }));
    await this.do('submitChange', { travelerDetails });
  }
}

async function bookAt(store: RunningStore, trip: Trip): Promise<Owner> {
  const visitor = new HttpVisitor(store.origin);
  return new Owner(visitor, (await bookTrip(visitor, trip)).checkout);
}

/** What leads to a point, and the status in which the booking ends. No booking that is confirmed at once comes by one on its way. */
interface Way {
  trip: Trip;
  isBooked: boolean;
  go(owner: Owner, store: RunningStore): Promise<void>;
  end: BookingState['bookingStatus'];
}

const cancelling: Way = { trip: certain, isBooked: true, go: (owner) => owner.cancel(), end: 'CANCELLATION_COMPLETED' };
const changing: Way = { trip: certain, isBooked: true, go: (owner) => owner.change(), end: 'BOOKING_CHANGE_COMPLETED' };
const holding: Way = { trip: certain, isBooked: false, go: (owner) => owner.do('requestOption'), end: 'OPTION_COMPLETED' };

const ways: Record<(typeof lifecycleCrashPoints)[number], Way> = {
  'after-booking-requested': { trip: onRequest, isBooked: false, go: (owner) => owner.pay(), end: 'BOOKING_REQUESTED' },
  'after-cancellation-initiated': { trip: onRequest, isBooked: true, go: reject, end: 'CANCELLATION_COMPLETED' },
  'after-change-submitted': changing,
  'after-supplier-changed': changing,
  'after-change-completed': changing,
  'after-cancellation-started': cancelling,
  'after-supplier-cancelled': cancelling,
  'after-cancellation-completed': cancelling,
  'after-refund': cancelling,
  'after-option-requested': holding,
  'after-supplier-held': holding,
  'after-option-completed': holding,
};

async function reject({ visitor, checkout }: Owner, { origin }: RunningStore): Promise<void> {
  const { bookingReference } = expectOk(await visitor.call('getBookingData', { query: checkout.query }));
  await sendDecision({ origin, sessionSecret, reference: bookingReference ?? '', decision: 'rejected' });
}

async function ownerAt(store: RunningStore, { trip, isBooked }: Way): Promise<Owner> {
  if (isBooked) return bookAt(store, trip);
  const visitor = new HttpVisitor(store.origin);
  return new Owner(visitor, await readyToPay(visitor, trip));
}

async function expectKilled(store: RunningStore, point: CrashPoint): Promise<void> {
  const isLate = new Promise<'alive'>((resolve) => setTimeout(() => resolve('alive'), reachTimeoutMs).unref());
  const end = await Promise.race([store.exited, isLate]);
  if (end === 'alive') await store.stop();
  expect(end, `The booking did not come to ${point}`).toBe('SIGKILL');
}

/** Of every checkout: what was paid and given back, and what the supplier keeps. */
async function ledgersOf(dataDirectory: string) {
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory });
  const operations = await database.db.selectFrom('sandbox_payment_operations').select(['kind', 'amount']).execute();
  const orders = await database.db.selectFrom('sandbox_supplier_bookings').select(['kind', 'outcome']).execute();
  const checkouts = await database.db.selectFrom('checkouts').select(['status', 'cancellation', 'total_amount']).execute();
  const taken = await database.db.selectFrom('departures').select('taken').where('taken', '>', 0).execute();
  await database.close();
  const sum = (wanted: string) => operations.filter(({ kind }) => kind === wanted).reduce((total, { amount }) => total + amount, 0);
  return {
    captured: sum('capture'),
    refunded: sum('refund'),
    held: orders.filter(({ kind, outcome }) => kind !== 'change' && (outcome === 'booked' || outcome === 'requested')).length,
    changes: orders.filter(({ kind }) => kind === 'change').length,
    taken: taken.length,
    checkout: checkouts.at(-1),
  };
}

describe.concurrent('killed at a place of a booking’s later life and started again', () => {
  test.each(points)('%s', async (point) =>
    places.runExclusive(async () => {
      const way = ways[point];
      const dataDirectory = await freshStoreData();
      const environment = { SESSION_SECRET: sessionSecret };
      const dying = await runStore({ dataDirectory, environment: { ...environment, PORTOLAN_CRASH_POINT: point } });
      const owner = await ownerAt(dying, way);
      await way.go(owner, dying).catch(() => undefined);
      await expectKilled(dying, point);

      await expireClaims(dataDirectory);
      const store = await runStore({ dataDirectory, environment });
      await expectSettled(store, owner, way);
      await store.stop();
      const { captured, refunded, held, changes, taken, checkout } = await ledgersOf(dataDirectory);
      expect(checkout?.status).toBe(way.end);
      const isCancelled = way.end === 'CANCELLATION_COMPLETED';
      expect([held, taken]).toEqual(isCancelled ? [0, 0] : [1, 1]);
      expect(changes).toBe(way === changing ? 1 : 0);
      if (way === changing) expect([captured, refunded]).toEqual([checkout?.total_amount, 0]);
      if (way === cancelling) expect(captured - refunded).toBe(checkout?.cancellation?.kept.amount);
      if (way.trip === onRequest || way === holding) expect(captured).toBe(0);
    }),
  );
});

/** Waits until the round has settled what was begun, and the money that was promised is back. */
async function expectSettled(store: RunningStore, owner: Owner, way: Way): Promise<void> {
  owner.visitor = owner.visitor.at(store.origin);
  const { visitor, checkout } = owner;
  if (!way.isBooked && way !== holding) return;
  await eventually('the booking is settled', async () => (await owner.state()).bookingStatus === way.end);
  if (way !== cancelling) return;
  const { cancellation } = await owner.state();
  await eventually('the money is given back', async () => {
    const { totalPaid } = expectOk(await visitor.call('getBookingData', { query: checkout.query }));
    return totalPaid.amount === cancellation?.kept.amount;
  });
}

/** Who dies with a promise in hand keeps it for a minute; the test does not wait for it. */
async function expireClaims(dataDirectory: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory });
  await database.db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(0).toISOString() })
    .where('sent_at', 'is', null)
    .execute();
  await database.close();
}
