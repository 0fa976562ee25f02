import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveMoneyBack } from '#server/booking/sandbox/lifecycle/booking-money.ts';
import { createSandboxSupplier } from '#server/booking/sandbox/supplier/sandbox-supplier.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';
import { createSandboxPayments } from '#server/payments/sandbox/sandbox-payments.ts';
import { Booking, bookTrip, eventsOf, ledgersOf, releaseOnRequest } from './lifecycle-fixture.ts';
import { openPayment, openStore, queryOf, readyToPay, type TestStore, Visitor } from './store-fixture.ts';

const mails: Mail[] = [];
const mailer: Mailer = { send: async (mail) => void mails.push(mail), close: () => undefined };
let today = new Date('2026-11-21T10:00:00Z');
let store: TestStore;

beforeAll(async () => {
  store = await openStore({ now: () => today, replace: { mailer }, release: releaseOnRequest });
});
afterAll(() => store?.close());

const db = () => store.database.db;

/** What the rounds of a running store do, once. */
async function runRounds(): Promise<void> {
  await store.platform.provider.reconcile();
  await store.platform.sendWhatIsDue();
}

async function placesTaken(checkoutId: string): Promise<number> {
  const { tour_id, departure_date } = await db().selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirstOrThrow();
  const { taken } = await db()
    .selectFrom('departures')
    .select('taken')
    .where('tour_id', '=', tour_id)
    .where('date', '=', departure_date)
    .executeTakeFirstOrThrow();
  return taken;
}

async function decide(booking: Booking, isConfirmed: boolean): Promise<void> {
  const { booking_reference } = await db()
    .selectFrom('checkouts')
    .select('booking_reference')
    .where('id', '=', booking.checkoutId)
    .executeTakeFirstOrThrow();
  await createSandboxSupplier(db()).decide(booking_reference ?? '', isConfirmed);
}

test('a trip with a part on request waits with its money reserved, and is paid for once a partner says yes', async () => {
  mails.length = 0;
  const booking = await bookTrip(new Visitor(store.app));
  expect(await booking.state()).toMatchObject({
    bookingStatus: 'BOOKING_REQUESTED',
    requestedComponents: ['Auberge'],
    canCancel: true,
    canChange: false,
  });
  expect(await ledgersOf(db(), booking.checkoutId)).toMatchObject({ authorised: 260_000, captured: 0, voided: 0 });
  await runRounds();
  expect((await booking.state()).bookingStatus).toBe('BOOKING_REQUESTED');

  await decide(booking, true);
  await runRounds();
  expect(await booking.state()).toMatchObject({ bookingStatus: 'BOOKING_COMPLETED', requestedComponents: [], canChange: true });
  expect(await ledgersOf(db(), booking.checkoutId)).toMatchObject({ captured: 260_000, voided: 0 });
  expect(mails.map(({ subject }) => subject.split('\u00a0')[0])).toEqual([
    'Nous avons reçu votre réservation',
    'Votre réservation est confirmée',
  ]);
});

test('what a partner refuses is cancelled by itself: nothing is charged and the places are free again', async () => {
  mails.length = 0;
  const booking = await bookTrip(new Visitor(store.app));
  const before = await placesTaken(booking.checkoutId);
  await decide(booking, false);
  await runRounds();
  expect(await booking.state()).toMatchObject({
    bookingStatus: 'CANCELLATION_COMPLETED',
    cancellation: { by: 'supplier', refund: { amount: 0 } },
  });
  expect(await ledgersOf(db(), booking.checkoutId)).toMatchObject({ authorised: 260_000, captured: 0, voided: 260_000, refunded: 0 });
  expect(await placesTaken(booking.checkoutId)).toBe(before - 3);
  expect(mails.at(-1)?.text).toContain('un partenaire n’a pas pu confirmer');
});

test('a change that concerns partners is asked of them; refused, it leaves the traveller to choose', async () => {
  mails.length = 0;
  const booking = await bookTrip(new Visitor(store.app));
  await decide(booking, true);
  await runRounds();

  expect(await booking.do('startChange')).toMatchObject({ bookingStatus: 'BOOKING_CHANGE_INITIATED', canChange: false });
  expect((await booking.do('discardChange')).bookingStatus).toBe('BOOKING_COMPLETED');
  await booking.do('startChange');
  expect((await booking.submitChange({ lastName: 'Lambert-Roux' })).body).toMatchObject({ bookingStatus: 'BOOKING_CHANGE_REQUESTED' });
  await decide(booking, false);
  await runRounds();
  expect(await booking.state()).toMatchObject({ bookingStatus: 'CANCELLATION_INITIATED', isChangeRefused: true });
  expect(mails.at(-1)?.subject).toContain('n’est pas possible');
  expect((await booking.do('withdrawCancellation')).bookingStatus).toBe('BOOKING_CHANGE_COMPLETED');

  await booking.do('startChange');
  await booking.submitChange({ lastName: 'Lambert-Roux' });
  await decide(booking, true);
  await runRounds();
  expect((await booking.state()).bookingStatus).toBe('BOOKING_CHANGE_COMPLETED');
  const { travellerNames } = (await booking.visitor.call('getBookingData', { query: booking.query })).body;
  expect(travellerNames).toContain('Luc Lambert-Roux');
  expect(mails.at(-1)?.html).toContain('Lambert-Roux');

  // Who does not choose keeps the booking.
  await booking.do('startChange');
  await booking.submitChange({ lastName: 'Lambert' });
  await decide(booking, false);
  await runRounds();
  expect((await booking.state()).bookingStatus).toBe('CANCELLATION_INITIATED');
  await db().updateTable('checkouts').set({ updated_at: '2026-11-19T10:00:00Z' }).where('id', '=', booking.checkoutId).execute();
  await runRounds();
  expect(await booking.state()).toMatchObject({ bookingStatus: 'BOOKING_CHANGE_COMPLETED', isChangeRefused: false, cancellation: null });
});

test('a wrong change is refused field by field and changes nothing', async () => {
  const booking = await bookTrip(new Visitor(store.app));
  await decide(booking, true);
  await runRounds();
  await booking.do('startChange');
  const { version } = await booking.state();
  const { body, status } = await booking.tryTo('submitChange', {
    version,
    travelerDetails: {
      contactInfo: {},
      billingInfo: {},
      billingSameAsContact: true,
      paxInfo: [{ refId: 'x', isMainContact: true, values: {} }],
    },
  });
  expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(body.fields).toContain('contact.email');
  expect((await booking.state()).version).toBe(version);
});

test('another day of the same price moves the places', async () => {
  const booking = await bookTrip(new Visitor(store.app));
  await decide(booking, true);
  await runRounds();
  const before = await placesTaken(booking.checkoutId);
  await booking.do('startChange');
  expect((await booking.submitChange({ departureDate: '2027-05-05' })).body.code).toBe('NOT_AVAILABLE');
  expect((await booking.submitChange({ departureDate: '2027-05-08' })).body.bookingStatus).toBe('BOOKING_CHANGE_REQUESTED');
  expect(await placesTaken(booking.checkoutId)).toBe(before);
  await decide(booking, true);
  await runRounds();
  const { startDate, endDate } = (await booking.visitor.call('getBookingData', { query: booking.query })).body;
  expect([startDate, endDate]).toEqual(['2027-05-08', '2027-05-10']);
  expect(await placesTaken(booking.checkoutId)).toBe(3);
});

test('what is left to pay of a trip that is moved to an earlier day falls due so many days earlier', async () => {
  const booking = await bookTrip(new Visitor(store.app));
  await decide(booking, true);
  await runRounds();
  const moveTo = async (departureDate: string) => {
    await booking.do('startChange');
    await booking.submitChange({ departureDate });
    await decide(booking, true);
    await runRounds();
  };
  const { checkoutId } = booking;
  const later = { checkout_id: checkoutId, session_key: checkoutId, place: 1, method: 'card' as const, amount: 1_000, currency: 'EUR' };
  await db()
    .insertInto('payment_transactions')
    .values({ ...later, key: `${checkoutId}:later`, due_date: '2027-03-23' })
    .execute();
  const dueDate = async () => (await booking.visitor.call('getBookingData', { query: booking.query })).body.payments.at(-1)?.dueDate;
  await moveTo('2027-05-08');
  expect(await dueDate()).toBe('2027-03-23');
  await moveTo('2027-05-04');
  expect(await dueDate()).toBe('2027-03-19');
});

test('a day that can be booked no more cannot be moved to; that of the booking itself keeps nobody from moving', async () => {
  const booking = await bookTrip(new Visitor(store.app));
  await decide(booking, true);
  await runRounds();
  today = new Date('2027-04-21T10:00:00Z');
  await db().updateTable('sessions').set({ created_at: today.toISOString() }).execute();
  await booking.do('startChange');
  expect((await booking.submitChange({ departureDate: '2027-05-08' })).body.bookingStatus).toBe('BOOKING_CHANGE_REQUESTED');
  await decide(booking, true);
  await runRounds();
  await booking.do('startChange');
  expect((await booking.submitChange({ departureDate: '2027-05-04' })).body.code).toBe('BOOKING_WINDOW_EXPIRED');
  today = new Date('2026-11-21T10:00:00Z');
});

test('a traveller cancels on the terms that were shown, and gets back what they say', async () => {
  mails.length = 0;
  const booking = await bookTrip(new Visitor(store.app));
  await decide(booking, true);
  await runRounds();
  const taken = await placesTaken(booking.checkoutId);
  const terms = (await booking.visitor.call('getCancellationTerms', { query: booking.query })).body;
  expect(terms).toMatchObject({
    paid: { amount: 260_000 },
    keptPercent: 20,
    kept: { amount: 52_000 },
    refund: { amount: 208_000 },
    deadlines: [
      { lastDay: '2027-04-04', keptPercent: 20 },
      { lastDay: '2027-05-03', keptPercent: 80 },
    ],
  });
  const { version } = await booking.state();
  const other = await booking.tryTo('startCancellation', { version, refund: { amount: 1, currency: 'EUR' } });
  expect([other.status, other.body.code]).toEqual([409, 'STALE_VERSION']);

  await booking.startCancellation();
  expect((await booking.do('withdrawCancellation')).bookingStatus).toBe('BOOKING_COMPLETED');
  await booking.startCancellation();
  expect((await booking.do('confirmCancellation')).bookingStatus).toBe('CANCELLATION_COMPLETED');
  expect(await placesTaken(booking.checkoutId)).toBe(taken - 3);
  await runRounds();
  await runRounds();
  expect(await ledgersOf(db(), booking.checkoutId)).toMatchObject({ captured: 260_000, refunded: 208_000, voided: 0 });
  expect(mails.at(-1)?.text).toMatch(/2\s080/);
  const { totalPaid } = (await booking.visitor.call('getBookingData', { query: booking.query })).body;
  expect(totalPaid.amount).toBe(52_000);
  const again = await booking.tryTo('startCancellation', { version: (await booking.state()).version, refund: terms.refund });
  expect([again.status, again.body.code]).toEqual([409, 'STATUS_CONFLICT']);
});

test('a payment that cannot be let go stays promised; one that was taken in the moment of the cancellation goes back', async () => {
  const cancelled = async () => {
    const booking = await bookTrip(new Visitor(store.app));
    await booking.startCancellation();
    return booking;
  };
  const waiting = await cancelled();
  await waiting.do('confirmCancellation');
  const away = { db: db(), payments: { void: () => Promise.reject(new Error('The provider is away')) } } as never;
  await expect(giveMoneyBack(away, waiting.checkoutId, 'refund')).rejects.toThrow('The provider is away');
  await runRounds();
  expect(await ledgersOf(db(), waiting.checkoutId)).toMatchObject({ captured: 0, voided: 260_000 });

  const taken = await cancelled();
  const { key } = await db()
    .updateTable('payment_transactions')
    .set({ status: 'PreauthCaptureInProgress' })
    .where('checkout_id', '=', taken.checkoutId)
    .returning('key')
    .executeTakeFirstOrThrow();
  await createSandboxPayments(db(), { now: () => today, delay: 0 }).capture(key);
  await taken.do('confirmCancellation');
  await runRounds();
  expect(await ledgersOf(db(), taken.checkoutId)).toMatchObject({ captured: 260_000, voided: 0, refunded: 260_000 });
});

test('places are held without being paid for, moved, given up, or exercised', async () => {
  const visitor = new Visitor(store.app);
  const held = new Booking(visitor, await readyToPay(visitor));
  expect(await held.do('requestOption')).toMatchObject({ bookingStatus: 'OPTION_REQUESTED' });
  await db()
    .updateTable('sandbox_supplier_bookings')
    .set({ outcome: 'booked' })
    .where('key', 'like', `${held.checkoutId}:operation%`)
    .execute();
  await runRounds();
  const state = await held.state();
  expect(state).toMatchObject({ bookingStatus: 'OPTION_COMPLETED', optionExpiresAt: expect.stringContaining('2026-11-23T10:00') });
  const moved = await held.tryTo('changeOption', { version: state.version, departureDate: '2027-05-11' });
  expect(moved.body.bookingStatus).toBe('OPTION_CHANGE_COMPLETED');
  expect(await placesTaken(held.checkoutId)).toBe(3);
  const query = queryOf(held.checkoutId);
  const draft = { completedSteps: [], travelerDetails: null, activityAnswers: null, paymentChoice: null };
  await visitor.call('saveCheckoutDraft', { query, body: draft });
  const kept = await db().selectFrom('checkouts').select('draft').where('id', '=', held.checkoutId).executeTakeFirstOrThrow();
  expect(kept.draft).not.toBeNull();
  expect((await visitor.call('createResumeLink', { query, body: {} })).status).toBe(409);
  await visitor.call('checkAvailability', { query, body: {} });
  // A payment that was begun and given up is not what will be paid.
  await openPayment(visitor, held.checkoutId);
  await db().updateTable('payment_transactions').set({ status: 'Deleted' }).where('checkout_id', '=', held.checkoutId).execute();
  const schedule = await visitor.call('getPaymentSchedule', { params: { checkoutId: held.checkoutId, plan: 'ONE_TIME' } });
  expect(schedule.body.items.map(({ amount }) => amount.amount)).toEqual([260_000]);
  await db().updateTable('payment_transactions').set({ status: 'Open' }).where('checkout_id', '=', held.checkoutId).execute();
  await held.pay();
  expect(await placesTaken(held.checkoutId)).toBe(3);
  expect((await held.state()).bookingStatus).toBe('BOOKING_REQUESTED');

  const other = new Visitor(store.app);
  const freed = new Booking(other, await readyToPay(other));
  await freed.do('requestOption');
  today = new Date('2026-11-24T10:00:00Z');
  await runRounds();
  expect((await freed.state()).bookingStatus).toBe('OPTION_CANCELLATION_COMPLETED');
  today = new Date('2026-11-21T10:00:00Z');
  const events = await eventsOf(db(), held.checkoutId);
  expect(events.map(({ to_status }) => to_status)).toEqual([
    'BOOKING_INITIATED',
    'OPTION_IN_PROGRESS',
    'OPTION_REQUESTED',
    'OPTION_COMPLETED',
    'OPTION_CHANGE_IN_PROGRESS',
    'OPTION_CHANGE_COMPLETED',
    'BOOKING_IN_PROGRESS',
    'BOOKING_REQUESTED',
  ]);
});

test('two tabs: the second is told that the booking has changed', async () => {
  const booking = await bookTrip(new Visitor(store.app));
  await decide(booking, true);
  await runRounds();
  const { version } = await booking.state();
  const answers = await Promise.all([1, 2, 3].map(() => booking.tryTo('startChange', { version })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'STALE_VERSION')).toBe(true);
});
