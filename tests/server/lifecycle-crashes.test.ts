import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createSandboxSupplier } from '#server/booking/sandbox/supplier/sandbox-supplier.ts';
import { type CrashPoint, lifecycleCrashPoints } from '#server/crash-points.ts';
import type { Mail } from '#server/mail/mailer.ts';
import { Booking, bookTrip, ledgersOf, releaseOnRequest } from './lifecycle-fixture.ts';
import { openStore, readyToPay, type TestStore, Visitor } from './store-fixture.ts';

/**
 * The work ends at each named place as if the process had died there; then a round settles it. That nothing is kept in the
 * memory of a process is shown by tests/faults, which kill one.
 */
let store: TestStore;
const mails: Mail[] = [];
/** Passes while the test goes on. */
let now = new Date('2026-11-21T10:00:00Z');

beforeAll(async () => {
  store = await openStore({
    now: () => now,
    release: releaseOnRequest,
    replace: { mailer: { send: async (mail) => void mails.push(mail), close: () => undefined } },
  });
}, 120_000);
afterAll(() => store?.close());
afterEach(() => {
  vi.restoreAllMocks();
  delete process.env.PORTOLAN_CRASH_POINT;
});

async function round(): Promise<void> {
  await store.platform.provider.reconcile();
  // Who dies with a promise in hand keeps it for a minute.
  await store.database.db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(0).toISOString() })
    .where('sent_at', 'is', null)
    .execute();
  await store.platform.sendWhatIsDue();
}

/** Does something until the named place is reached, and nothing after it. */
async function until(point: CrashPoint, work: () => Promise<unknown>): Promise<void> {
  process.env.PORTOLAN_CRASH_POINT = point;
  const kill = vi.spyOn(process, 'kill').mockImplementation(() => {
    throw new Error('The process is gone');
  });
  await work().catch(() => undefined);
  expect(kill, `It did not come to ${point}`).toHaveBeenCalled();
  kill.mockRestore();
  delete process.env.PORTOLAN_CRASH_POINT;
}

async function decide({ checkoutId }: Booking, isConfirmed: boolean): Promise<void> {
  const checkout = store.database.db.selectFrom('checkouts').select('booking_reference').where('id', '=', checkoutId);
  const { booking_reference } = await checkout.executeTakeFirstOrThrow();
  await createSandboxSupplier(store.database.db).decide(booking_reference ?? '', isConfirmed);
}

async function confirmedTrip(): Promise<Booking> {
  const booking = await bookTrip(new Visitor(store.app));
  await decide(booking, true);
  await round();
  return booking;
}

/** What is done until the process dies, and how the booking stands once it is settled. */
const cases: Record<(typeof lifecycleCrashPoints)[number], (point: CrashPoint) => Promise<void>> = {
  'after-booking-requested': async (point) => {
    const visitor = new Visitor(store.app);
    const booking = new Booking(visitor, await readyToPay(visitor));
    await until(point, () => booking.pay());
    await round();
    expect((await booking.state()).bookingStatus).toBe('BOOKING_REQUESTED');
    expect(await ledgersOf(store.database.db, booking.checkoutId)).toMatchObject({ authorised: 260_000, captured: 0, voided: 0 });
  },
  'after-cancellation-initiated': async (point) => {
    const booking = await bookTrip(new Visitor(store.app));
    await decide(booking, false);
    await until(point, () => store.platform.provider.settle(booking.checkoutId));
    await expectCancelled(booking, { captured: 0, voided: 260_000, refunded: 0 });
  },
  'after-change-submitted': changeUntil,
  'after-supplier-changed': changeUntil,
  'after-change-completed': changeUntil,
  'after-cancellation-started': cancelUntil,
  'after-supplier-cancelled': cancelUntil,
  'after-cancellation-completed': cancelUntil,
  'after-refund': async (point) => {
    const booking = await confirmedTrip();
    await booking.startCancellation();
    await booking.do('confirmCancellation');
    await until(point, () => store.platform.sendWhatIsDue());
    await expectCancelled(booking, { captured: 260_000, voided: 0, refunded: 208_000 });
  },
  'after-option-requested': holdUntil,
  'after-supplier-held': holdUntil,
  'after-option-completed': holdUntil,
};

async function changeUntil(point: CrashPoint): Promise<void> {
  const booking = await confirmedTrip();
  await booking.do('startChange');
  if (point === 'after-change-completed') await booking.submitChange({ lastName: 'Lambert-Roux' });
  if (point === 'after-change-completed') await decide(booking, true);
  const goOn = () =>
    point === 'after-change-completed'
      ? store.platform.provider.settle(booking.checkoutId)
      : booking.submitChange({ lastName: 'Lambert-Roux' });
  await until(point, goOn);
  await round();
  if (point !== 'after-change-completed') {
    expect((await booking.state()).bookingStatus).toBe('BOOKING_CHANGE_REQUESTED');
    await decide(booking, true);
    await round();
  }
  expect((await booking.state()).bookingStatus).toBe('BOOKING_CHANGE_COMPLETED');
  const { travellerNames } = (await booking.visitor.call('getBookingData', { query: booking.query })).body;
  expect(travellerNames).toContain('Luc Lambert-Roux');
  const { orders } = await ledgersOf(store.database.db, booking.checkoutId);
  expect(orders.filter(({ kind }) => kind === 'change')).toHaveLength(1);
}

async function cancelUntil(point: CrashPoint): Promise<void> {
  const booking = await confirmedTrip();
  await booking.startCancellation();
  const { version } = await booking.state();
  await until(point, () => booking.tryTo('confirmCancellation', { version }));
  await expectCancelled(booking, { captured: 260_000, voided: 0, refunded: 208_000 });
}

async function expectCancelled(booking: Booking, money: { captured: number; voided: number; refunded: number }): Promise<void> {
  await round();
  await round();
  expect((await booking.state()).bookingStatus).toBe('CANCELLATION_COMPLETED');
  const ledgers = await ledgersOf(store.database.db, booking.checkoutId);
  expect(ledgers).toMatchObject(money);
  expect(ledgers.orders.filter(({ outcome }) => outcome === 'booked' || outcome === 'requested')).toEqual([]);
  const promised = await store.database.db
    .selectFrom('outbox')
    .select(['kind', 'sent_at'])
    .where('checkout_id', '=', booking.checkoutId)
    .where('kind', 'in', ['refund', 'bookingCancelled'])
    .execute();
  expect(promised.map(({ kind }) => kind).sort()).toEqual(['bookingCancelled', 'refund']);
  expect(promised.every(({ sent_at }) => sent_at !== null)).toBe(true);
}

async function holdUntil(point: CrashPoint): Promise<void> {
  const visitor = new Visitor(store.app);
  const booking = new Booking(visitor, await readyToPay(visitor));
  const { version } = await booking.state();
  await until(point, () => booking.tryTo('requestOption', { version }));
  await round();
  expect((await booking.state()).bookingStatus).toBe('OPTION_REQUESTED');
  const { orders } = await ledgersOf(store.database.db, booking.checkoutId);
  expect(orders.map(({ kind, outcome }) => [kind, outcome])).toEqual([['option', 'requested']]);
  now = new Date(now.getTime() + 72 * 3_600_000);
  await round();
  expect((await booking.state()).bookingStatus).toBe('OPTION_CANCELLATION_COMPLETED');
  now = new Date(now.getTime() - 72 * 3_600_000);
}

test.each(lifecycleCrashPoints)('%s', async (point) => {
  await cases[point](point);
});
