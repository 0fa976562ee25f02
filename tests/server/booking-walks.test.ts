import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Release } from '#contract/release.ts';
import { type BookingStatus, canTransition, priorAfter } from '#domain/booking-status.ts';
import { isCaptured } from '#server/booking/sandbox/lifecycle/booking-money.ts';
import { createSandboxSupplier, type SandboxSupplier } from '#server/booking/sandbox/supplier/sandbox-supplier.ts';
import type { Supplier } from '#server/booking/sandbox/supplier/supplier.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { sampleSize, sampleTimeoutMs } from '../support/sample.ts';
import { Booking, eventsOf, ledgersOf, releaseOnRequest } from './lifecycle-fixture.ts';
import { openPayment, openStore, party, readyToPay, sendCard, type TestStore, Visitor } from './store-fixture.ts';

const start = new Date('2026-11-21T10:00:00Z');
const silent: Mailer = { send: async () => undefined, close: () => undefined };

/** Walks shall not take each other's places. */
const withRoomForAll: Release = {
  ...releaseOnRequest,
  catalogue: {
    ...releaseOnRequest.catalogue,
    tours: releaseOnRequest.catalogue.tours.map((tour) => ({
      ...tour,
      departures: tour.departures.map((rule) => ({ ...rule, places: 10_000 })),
    })),
  },
};

let store: TestStore;
let sandbox: SandboxSupplier;
let now = start;
/** How the supplier behaves at this moment. */
let mood: 'well' | 'silent' | 'refuses' = 'well';

/** The sandbox's supplier, which at times says nothing, or takes nothing. Even then it may have done what it was asked for. */
const moodySupplier: Supplier = {
  find: (key) => whenItAnswers(() => sandbox.find(key)),
  book: (request) => whenItAnswers(() => (mood === 'refuses' ? Promise.resolve({ outcome: 'refused' }) : sandbox.book(request))),
  hold: (request) => whenItAnswers(() => (mood === 'refuses' ? Promise.resolve({ outcome: 'refused' }) : sandbox.hold(request))),
  change: (change) => whenItAnswers(() => (mood === 'refuses' ? Promise.resolve({ outcome: 'refused' }) : sandbox.change(change))),
  cancel: (key) => whenItAnswers(() => (mood === 'refuses' ? Promise.resolve({ outcome: 'refused' }) : sandbox.cancel(key))),
};

async function whenItAnswers<T>(work: () => Promise<T>): Promise<T> {
  const result = await work();
  if (mood === 'silent') throw new Error('No answer');
  return result;
}

beforeAll(async () => {
  store = await openStore({ now: () => now, release: withRoomForAll, replace: { supplier: moodySupplier, mailer: silent } });
  sandbox = createSandboxSupplier(store.database.db);
}, 120_000);
afterAll(() => store?.close());

/** What may happen to a booking, in any order. Most of it is refused most of the time. */
const steps = {
  pay: (booking: Booking) => pay(booking, '4242424242424242'),
  payInVain: (booking: Booking) => pay(booking, '4000000000000002'),
  lookAtItAgain: (booking: Booking) => store.platform.provider.settle(booking.checkoutId),
  reconcile: () => store.platform.provider.reconcile(),
  send: () => store.platform.sendWhatIsDue(),
  startChange: (booking: Booking) => attempt(booking, 'startChange'),
  discardChange: (booking: Booking) => attempt(booking, 'discardChange'),
  submitChange: (booking: Booking) => booking.submitChange({ lastName: `Name ${now.getTime()}` }),
  moveBooking: (booking: Booking) => booking.submitChange({ departureDate: '2027-05-11' }),
  startCancellation: async (booking: Booking) => {
    const { version } = await booking.state();
    const { refund } = (await booking.visitor.call('getCancellationTerms', { query: booking.query })).body;
    return booking.tryTo('startCancellation', { version, refund });
  },
  confirmCancellation: (booking: Booking) => attempt(booking, 'confirmCancellation'),
  withdrawCancellation: (booking: Booking) => attempt(booking, 'withdrawCancellation'),
  requestOption: (booking: Booking) => attempt(booking, 'requestOption'),
  cancelOption: (booking: Booking) => attempt(booking, 'cancelOption'),
  moveOption: async (booking: Booking) =>
    booking.tryTo('changeOption', { version: (await booking.state()).version, departureDate: '2027-05-11' }),
  confirm: (booking: Booking) => decide(booking, true),
  reject: (booking: Booking) => decide(booking, false),
  days: async () => {
    now = new Date(now.getTime() + 3 * 24 * 3_600_000);
  },
  supplierIsWell: async () => {
    mood = 'well';
  },
  supplierIsSilent: async () => {
    mood = 'silent';
  },
  supplierRefuses: async () => {
    mood = 'refuses';
  },
} satisfies Record<string, (booking: Booking) => Promise<unknown>>;

type StepName = keyof typeof steps;

async function attempt(
  booking: Booking,
  name: 'startChange' | 'discardChange' | 'confirmCancellation' | 'withdrawCancellation' | 'requestOption' | 'cancelOption',
) {
  return booking.tryTo(name, { version: (await booking.state()).version });
}

async function pay({ visitor, checkoutId }: Booking, card: string): Promise<void> {
  const session = await openPayment(visitor, checkoutId).catch(() => null);
  if (!session) return;
  await sendCard(visitor, session.confirm_url, card).catch(() => null);
  await store.platform.provider.settle(checkoutId);
}

async function decide({ checkoutId }: Booking, isConfirmed: boolean): Promise<void> {
  const { db } = store.database;
  const waiting = await db
    .selectFrom('sandbox_supplier_bookings')
    .select('reference')
    .where('key', 'like', `${checkoutId}%`)
    .where('outcome', '=', 'requested')
    .execute();
  for (const { reference } of waiting) if (reference) await sandbox.decide(reference, isConfirmed);
}

/** Every change of status is an edge of the state machine, one after the other. */
async function expectListedEdges(checkoutId: string): Promise<void> {
  let status: BookingStatus | null = null;
  let prior: BookingStatus | null = null;
  for (const { from_status, to_status, reason } of await eventsOf(store.database.db, checkoutId)) {
    expect(from_status).toBe(status);
    if (from_status && from_status !== to_status) {
      expect(canTransition(from_status, to_status, prior), `${from_status} to ${to_status}: ${reason}`).toBe(true);
      prior = priorAfter(from_status, to_status, prior);
    }
    status = to_status;
  }
}

/** At no moment is anything booked twice, or more given back than was taken. */
async function expectNothingTwice(checkoutId: string): Promise<void> {
  const { captured, refunded, authorised, voided, orders } = await ledgersOf(store.database.db, checkoutId);
  const held = orders.filter(({ kind, outcome }) => kind !== 'change' && (outcome === 'booked' || outcome === 'requested'));
  expect(held.length).toBeLessThanOrEqual(1);
  expect(refunded).toBeLessThanOrEqual(captured);
  expect(captured + voided).toBeLessThanOrEqual(authorised);
  expect(captured).toBeLessThanOrEqual(260_000);
}

/** Once everybody answers and nothing is left to do, all ledgers say the same. */
async function expectAgreement(booking: Booking): Promise<void> {
  const { db } = store.database;
  const { checkoutId } = booking;
  const checkout = await db.selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirstOrThrow();
  const { captured, refunded, authorised, voided, orders } = await ledgersOf(db, checkoutId);
  const { status } = checkout;
  expect(status).not.toMatch(/IN_PROGRESS$/);
  const bookings = orders.filter(({ kind, outcome }) => kind === 'booking' && outcome === 'booked');
  const held = orders.filter(({ kind, outcome }) => kind === 'option' && (outcome === 'booked' || outcome === 'requested'));
  const isCharged = captured - refunded > 0;
  if (status === 'CANCELLATION_COMPLETED') {
    expect([bookings.length, held.length]).toEqual([0, 0]);
    expect(captured - refunded).toBe(checkout.cancellation?.isCaptured ? checkout.cancellation.kept.amount : 0);
    if (captured === 0) expect(voided).toBe(authorised);
  } else if (isCaptured(checkout)) {
    expect([bookings.length, held.length, captured - refunded]).toEqual([1, 0, 260_000]);
  } else {
    expect(isCharged).toBe(false);
    if (!/REQUESTED$|^CANCELLATION/.test(status)) expect(bookings).toEqual([]);
    expect(held.length).toBe(/^OPTION_(COMPLETED|REQUESTED|CHANGE_COMPLETED)$/.test(status) ? 1 : 0);
  }
}

/** Places of all departures are those that the supplier has given away. */
async function expectPlaces(): Promise<void> {
  const { db } = store.database;
  const departures = await db.selectFrom('departures').select(['tour_id', 'date', 'taken']).where('taken', '>', 0).execute();
  const orders = await db.selectFrom('sandbox_supplier_bookings').selectAll().where('outcome', 'in', ['booked', 'requested']).execute();
  const dayOf = new Map(orders.filter(({ kind }) => kind !== 'change').map(({ key, date }) => [key, date]));
  const given = new Map<string, number>();
  for (const { kind, outcome, of_key, tour_id, date, places } of orders) {
    // A change has places of its own while it waits, and on another day than the booking.
    if (kind === 'change' && (outcome !== 'requested' || dayOf.get(of_key ?? '') === date)) continue;
    given.set(`${tour_id} ${date}`, (given.get(`${tour_id} ${date}`) ?? 0) + places);
  }
  expect(new Map(departures.map(({ tour_id, date, taken }) => [`${tour_id} ${date}`, taken]))).toEqual(given);
}

async function walk(names: StepName[]): Promise<void> {
  now = start;
  mood = 'well';
  const visitor = new Visitor(store.app);
  const booking = new Booking(visitor, await readyToPay(visitor, party));
  for (const name of names) {
    await steps[name](booking);
    await expectNothingTwice(booking.checkoutId);
  }
  mood = 'well';
  for (let round = 0; round < 3; round++) {
    now = new Date(now.getTime() + 2 * 3_600_000);
    await store.platform.provider.reconcile();
    // What failed is tried again after a pause.
    const unsent = store.database.db.updateTable('outbox').where('sent_at', 'is', null);
    await unsent.set({ next_attempt_at: new Date(0).toISOString() }).execute();
    await store.platform.sendWhatIsDue();
  }
  await expectListedEdges(booking.checkoutId);
  await expectAgreement(booking);
  await expectPlaces();
}

test('whatever happens in whatever order: only listed edges, nothing charged without a booking, nothing booked twice', {
  timeout: sampleTimeoutMs,
}, async () => {
  const anyStep = fc.constantFrom(...(Object.keys(steps) as StepName[]));
  // Most walks begin with a booking or a hold: what is refused at the start teaches little.
  const beginning = fc.constantFrom<StepName[]>(['pay'], ['pay', 'confirm', 'reconcile'], ['requestOption', 'confirm', 'reconcile'], []);
  await fc.assert(
    fc.asyncProperty(beginning, fc.array(anyStep, { maxLength: 14 }), (first, rest) => walk([...first, ...rest])),
    { numRuns: sampleSize(8), endOnFailure: true },
  );
});
