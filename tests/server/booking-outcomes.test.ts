import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PaymentMethod } from '#contract/api.generated.ts';
import { createSandboxSupplier, type SandboxSupplier } from '#server/booking/sandbox/supplier/sandbox-supplier.ts';
import type { Supplier, SupplierOutcome } from '#server/booking/sandbox/supplier/supplier.ts';
import { release } from '../fixtures/release.ts';
import { Booking, bookTrip, eventsOf, ledgersOf } from './lifecycle-fixture.ts';
import { expectOk, openStore, readyToPay, sessionBody, type TestStore, Visitor } from './store-fixture.ts';

/** Accounts of the sandbox: its debits take some time, and then come, come back, or are disputed. */
const accounts = { later: 'DE08370400440532013003', failsLater: 'DE78370400440532013004', disputed: 'DE35370400440532013002' };
const later = 60_000;

let store: TestStore;
let sandbox: SandboxSupplier;
let now = new Date('2026-11-21T10:00:00Z');
let override: Partial<Supplier> = {};

const supplier: Supplier = {
  find: (key) => (override.find ?? sandbox.find)(key),
  book: (request) => (override.book ?? sandbox.book)(request),
  hold: (request) => sandbox.hold(request),
  change: (change) => sandbox.change(change),
  cancel: (key) => (override.cancel ?? sandbox.cancel)(key),
};

beforeAll(async () => {
  const withDebits = release.markets.map((market) => ({
    ...market,
    enabledPaymentProvidersB2c: { ...market.enabledPaymentProvidersB2c, sepa: true },
  }));
  store = await openStore({ now: () => now, replace: { supplier }, release: { ...release, markets: withDebits } });
  sandbox = createSandboxSupplier(store.database.db);
}, 120_000);
afterAll(() => store?.close());
beforeEach(() => {
  now = new Date('2026-11-21T10:00:00Z');
  override = {};
});

/** A trip that is paid by debit from an account of the sandbox. */
async function bookByDebit(iban: string): Promise<Booking> {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const body = { ...sessionBody, payment_method: 'SEPA_DEBIT' satisfies PaymentMethod };
  const session = expectOk(await visitor.call('createCheckoutSession', { params: { checkoutId }, body }));
  const entry = { iban, name: 'Zoë Lambert', email: 'zoe.lambert@mail.example' };
  expectOk(await visitor.send('POST', session.confirm_url, { body: entry }));
  await visitor.send('GET', session.return_url);
  return new Booking(visitor, checkoutId);
}

async function letTimePass(milliseconds: number): Promise<void> {
  now = new Date(now.getTime() + milliseconds);
  await store.platform.movePayments();
  await store.platform.provider.reconcile();
  await store.platform.sendWhatIsDue();
}

test('a debit on its way keeps the booking waiting, its places taken, until the money is here', async () => {
  const booking = await bookByDebit(accounts.later);
  expect((await booking.state()).bookingStatus).toBe('BOOKING_REQUESTED');
  expect((await ledgersOf(store.database.db, booking.checkoutId)).orders).toMatchObject([{ outcome: 'booked', places: 3 }]);
  await letTimePass(later);
  expect((await booking.state()).bookingStatus).toBe('BOOKING_COMPLETED');
});

test('a debit that comes back ends the booking, and its places are free', async () => {
  const booking = await bookByDebit(accounts.failsLater);
  await letTimePass(later);
  expect(await booking.state()).toMatchObject({
    bookingStatus: 'CANCELLATION_COMPLETED',
    cancellation: { by: 'payment', refund: { amount: 0 } },
  });
  const { captured, refunded, orders } = await ledgersOf(store.database.db, booking.checkoutId);
  expect([captured, refunded, orders.map(({ outcome }) => outcome)]).toEqual([0, 0, ['cancelled']]);
});

test('a payment that is disputed later is told, once, and the trip stays booked', async () => {
  const booking = await bookByDebit(accounts.disputed);
  await letTimePass(later);
  await store.platform.provider.settle(booking.checkoutId);
  await store.platform.provider.settle(booking.checkoutId);
  expect((await booking.state()).bookingStatus).toBe('BOOKING_COMPLETED');
  const events = await eventsOf(store.database.db, booking.checkoutId);
  expect(events.filter(({ reason }) => reason === 'the payment is disputed')).toHaveLength(1);
  expect(store.log.filter((line) => line.includes('disputed') && line.includes(booking.checkoutId))).toHaveLength(1);
});

test('a trip booked in part is taken back; where that fails, it waits for people and is not charged', async () => {
  let outcome: SupplierOutcome = { outcome: 'partly', reference: 'PARTLY22' };
  override = { find: async () => outcome };
  const clean = await bookTrip(new Visitor(store.app));
  expect((await clean.state()).bookingStatus).toBe('BOOKING_INITIATED');
  expect(await ledgersOf(store.database.db, clean.checkoutId)).toMatchObject({ authorised: 260_000, captured: 0, voided: 260_000 });

  override = { find: async () => outcome, cancel: async () => ({ outcome: 'refused' }) };
  const stuck = await bookTrip(new Visitor(store.app));
  expect((await stuck.state()).bookingStatus).toBe('BOOKING_REQUESTED');
  await letTimePass(later);
  expect(await ledgersOf(store.database.db, stuck.checkoutId)).toMatchObject({ authorised: 260_000, captured: 0, voided: 0 });
  outcome = { outcome: 'booked', reference: 'PARTLY22' };
  await letTimePass(later);
  expect((await stuck.state()).bookingStatus).toBe('BOOKING_COMPLETED');
  expect(await ledgersOf(store.database.db, stuck.checkoutId)).toMatchObject({ captured: 260_000, voided: 0 });
});

test('a supplier that does not take a booking back leaves it begun and told, and nothing is given back before', async () => {
  const booking = await bookTrip(new Visitor(store.app));
  override = { cancel: async () => ({ outcome: 'refused' }) };
  await booking.startCancellation();
  expect((await booking.do('confirmCancellation')).bookingStatus).toBe('CANCELLATION_INITIATED');
  await letTimePass(later);
  expect(await ledgersOf(store.database.db, booking.checkoutId)).toMatchObject({ captured: 260_000, refunded: 0 });
  expect(store.log.some((line) => line.includes('does not take a booking back'))).toBe(true);
  override = {};
  expect((await booking.do('confirmCancellation')).bookingStatus).toBe('CANCELLATION_COMPLETED');
});

test('a change, or a cancellation, that its traveller has left ends after a day', async () => {
  const changing = await bookTrip(new Visitor(store.app));
  await changing.do('startChange');
  const cancelling = await bookTrip(new Visitor(store.app));
  await cancelling.startCancellation();
  await letTimePass(later);
  expect((await changing.state()).bookingStatus).toBe('BOOKING_CHANGE_INITIATED');
  now = new Date(Date.now() + 25 * 3_600_000);
  await letTimePass(0);
  for (const booking of [changing, cancelling]) expect((await booking.state()).bookingStatus).toBe('BOOKING_COMPLETED');
});

test('once the trip has begun nothing is changed or cancelled, and what nobody confirmed is off', async () => {
  const booking = await bookTrip(new Visitor(store.app));
  override = { find: async () => ({ outcome: 'requested', reference: 'WAITING2' }) };
  const waiting = await bookTrip(new Visitor(store.app));
  expect((await waiting.state()).bookingStatus).toBe('BOOKING_REQUESTED');
  now = new Date('2027-05-04T10:00:00Z');
  // The same travellers, who have come back in the meantime.
  await store.database.db.updateTable('sessions').set({ created_at: now.toISOString() }).execute();
  expect(await booking.state()).toMatchObject({ canChange: false, canCancel: false });
  const { version } = await booking.state();
  expect((await booking.tryTo('startChange', { version })).body.code).toBe('STATUS_CONFLICT');
  await letTimePass(0);
  expect((await waiting.state()).bookingStatus).toBe('CANCELLATION_COMPLETED');
  expect(await ledgersOf(store.database.db, waiting.checkoutId)).toMatchObject({ captured: 0, voided: 260_000 });
});
