import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refundCheckout } from '#server/payments/refund-checkout.ts';
import { createSandboxPayments } from '#server/payments/sandbox/sandbox-payments.ts';
import { signatureHeader, signWebhook } from '#server/payments/webhooks/webhook-signature.ts';
import { compareLedgers } from '../support/payment-ledgers.ts';
import { Booking, eventsOf } from './lifecycle-fixture.ts';
import {
  type Confirmation,
  expectOk,
  openStore,
  queryOf,
  readyToPay,
  sessionBody,
  type TestStore,
  testSecret,
  Visitor,
} from './store-fixture.ts';

const start = new Date('2026-11-21T10:00:00Z');
let clock = start;
let store: TestStore;

beforeAll(async () => {
  store = await openStore({ now: () => clock });
  await store.database.db.updateTable('departures').set({ places: 500 }).execute();
});
afterEach(() => {
  clock = start;
});
afterAll(() => store.close());

const dayLater = (date: string) => new Date(`${date}T12:00:00Z`);

async function begin(change: object) {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const session = expectOk(await visitor.call('createCheckoutSession', { params: { checkoutId }, body: { ...sessionBody, ...change } }));
  const send = async (body: object) => expectOk(await visitor.send<Confirmation>('POST', session.confirm_url, { body }));
  const card = (number: string) => send({ number, expiry: '12/30', cvc: '123' });
  const comeBack = async () => String((await visitor.send('GET', session.return_url)).headers.location);
  return { visitor, checkoutId, session, send, card, comeBack };
}

const statusOf = async (checkoutId: string) =>
  (await store.database.db.selectFrom('checkouts').select('status').where('id', '=', checkoutId).executeTakeFirstOrThrow()).status;
const statusesOf = async (checkoutId: string) => {
  const rows = await store.database.db
    .selectFrom('payment_transactions')
    .select(['place', 'status'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('place')
    .execute();
  return rows.map(({ status }) => status);
};

/** Sends a webhook as the sandbox provider does, or as somebody else would. */
async function sendWebhook(body: object, { at = clock, secret = testSecret, text = JSON.stringify(body) } = {}): Promise<number> {
  const response = await store.app.inject({
    method: 'POST',
    url: '/payment-webhooks',
    payload: text,
    headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(JSON.stringify(body), secret, at) },
  });
  return response.statusCode;
}

/** What the provider has to tell of a checkout's payments. */
function webhooksOf(checkoutId: string) {
  return store.database.db
    .selectFrom('sandbox_payment_webhooks')
    .select(['id', 'session_key as key', 'status'])
    .where('session_key', 'like', `${checkoutId}:%`)
    .execute();
}

test('a booking on a deposit is paid in two parts, the second when it is due, while the payer is away', async () => {
  const { visitor, checkoutId, session, card, comeBack } = await begin({ payment_plan: 'SPLIT_PAYMENT' });
  expect(session.amount).toEqual({ amount: 65_000, currency: 'EUR' });
  await card('4242424242424242');
  expect(await comeBack()).toMatch(/payment-successful$/);
  const query = queryOf(checkoutId);
  const booked = expectOk(await visitor.call('getBookingData', { query }));
  expect(booked.totalPaid.amount).toBe(65_000);
  expect(booked.payments.map(({ dueDate, amount, status }) => [dueDate, amount.amount, status])).toEqual([
    ['2026-11-21', 65_000, 'Closed'],
    ['2027-03-23', 195_000, 'Open'],
  ]);
  clock = dayLater('2027-03-22');
  await store.platform.collectDuePayments();
  expect(await statusesOf(checkoutId)).toEqual(['Closed', 'Open']);
  clock = dayLater('2027-03-23');
  await Promise.all([1, 2, 3].map(() => store.platform.collectDuePayments()));
  expect(await statusesOf(checkoutId)).toEqual(['Closed', 'Closed']);
  // The session of the visitor has not lasted until then.
  clock = start;
  expect(expectOk(await visitor.call('getBookingData', { query })).totalPaid.amount).toBe(260_000);
  const { items } = expectOk(await visitor.call('getPaymentSchedule', { params: { checkoutId, plan: 'SPLIT_PAYMENT' } }));
  expect(items.map(({ amount }) => amount.amount)).toEqual([65_000, 195_000]);
  expect(await compareLedgers(store.database.db)).toEqual([]);
});

test('a later payment that fails is tried again on other days, and the payer is told each time', async () => {
  const { checkoutId, card, comeBack, visitor, session } = await begin({ payment_plan: 'INSTALLMENT' });
  const { redirect_url = '' } = await card('4000002760003184');
  await visitor.send('POST', redirect_url, { form: 'answer=pass' });
  expect(await comeBack()).toMatch(/payment-successful$/);
  expect(session.amount.amount).toBe(65_000);
  const mails = async () => {
    const rows = await store.database.db.selectFrom('outbox').select('kind').where('checkout_id', '=', checkoutId).execute();
    return rows.filter(({ kind }) => kind === 'paymentFailed').length;
  };
  for (const [day, told] of [
    ['2026-12-21', 1],
    ['2026-12-22', 1],
    ['2026-12-23', 2],
  ] as const) {
    clock = dayLater(day);
    await Promise.all([1, 2].map(() => store.platform.collectDuePayments()));
    for (const webhook of await webhooksOf(checkoutId)) expect(await sendWebhook(webhook)).toBe(200);
    expect([day, await mails()]).toEqual([day, told]);
  }
  expect(await statusesOf(checkoutId)).toEqual(['Closed', 'Failed', 'Open', 'Open']);
  expect(await compareLedgers(store.database.db)).toEqual([]);
});

test('money that was on its way while the trip was cancelled goes back whole', async () => {
  const { checkoutId, send, comeBack, visitor } = await begin({ payment_plan: 'SPLIT_PAYMENT', payment_method: 'SEPA_DEBIT' });
  const hear = async () => {
    clock = new Date(clock.getTime() + 60_000);
    await store.platform.movePayments();
    for (const webhook of await webhooksOf(checkoutId)) expect(await sendWebhook(webhook)).toBe(200);
  };
  await send({ iban: 'DE08370400440532013003', name: 'Zoë Lambert' });
  await comeBack();
  await hear();
  expect(await statusOf(checkoutId)).toBe('BOOKING_COMPLETED');
  clock = dayLater('2027-03-23');
  await store.platform.collectDuePayments();
  expect(await statusesOf(checkoutId)).toEqual(['Closed', 'Pending']);

  // The session of the visitor has not lasted until then.
  clock = start;
  const booking = new Booking(visitor, checkoutId);
  const { cancellation } = await booking.startCancellation();
  await booking.do('confirmCancellation');
  await store.platform.sendWhatIsDue();
  clock = dayLater('2027-03-23');
  await hear();
  await store.platform.sendWhatIsDue();
  const payments = await store.database.db
    .selectFrom('payment_transactions')
    .select(['amount', 'refunded', 'status'])
    .where('checkout_id', '=', checkoutId)
    .execute();
  expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['Closed']));
  const sum = (of: 'amount' | 'refunded') => payments.reduce((total, payment) => total + payment[of], 0);
  expect(sum('amount')).toBe(260_000);
  expect(sum('amount') - sum('refunded')).toBe(cancellation?.kept.amount);
  expect(await compareLedgers(store.database.db)).toEqual([]);
});

test('a webhook five times and shuffled is one transition and one mail; one that is forged or stale changes nothing', async () => {
  const { checkoutId, card } = await begin({});
  await card('4242424242424242');
  const [webhook] = await webhooksOf(checkoutId);
  if (!webhook) throw new Error('The provider has nothing to tell');
  expect(await sendWebhook(webhook, { secret: 'another secret of the same length' })).toBe(400);
  expect(await sendWebhook(webhook, { at: new Date(clock.getTime() - 301_000) })).toBe(400);
  expect(await sendWebhook(webhook, { text: JSON.stringify({ ...webhook, id: 'another' }) })).toBe(400);
  expect(await sendWebhook({ nothing: true })).toBe(400);
  expect((await store.app.inject({ method: 'POST', url: '/payment-webhooks', payload: webhook })).statusCode).toBe(400);
  expect(await statusOf(checkoutId)).toBe('BOOKING_INITIATED');

  const stranger = { id: 'of-nobody', key: 'unknown:1:1' };
  const sent = [webhook, webhook, stranger, webhook, webhook, webhook];
  expect(new Set(await Promise.all(sent.map((each) => sendWebhook(each))))).toEqual(new Set([200]));
  expect(await statusOf(checkoutId)).toBe('BOOKING_COMPLETED');
  const { db } = store.database;
  expect((await eventsOf(db, checkoutId)).map(({ to_status }) => to_status)).toEqual([
    'BOOKING_INITIATED',
    'BOOKING_IN_PROGRESS',
    'BOOKING_COMPLETED',
  ]);
  expect(await db.selectFrom('outbox').select('kind').where('checkout_id', '=', checkoutId).execute()).toHaveLength(1);
});

test('a webhook and the browser’s return at once: one winner, and both see the booking', async () => {
  const { checkoutId, card, comeBack } = await begin({});
  await card('4242424242424242');
  const [webhook] = await webhooksOf(checkoutId);
  const [told, ...returned] = await Promise.all([sendWebhook(webhook ?? {}), comeBack(), comeBack(), comeBack()]);
  expect(told).toBe(200);
  expect(new Set(returned)).toEqual(new Set([`/checkout/${checkoutId}/payment-successful`]));
  expect(await compareLedgers(store.database.db)).toEqual([]);
});

test('a debit whose money comes later is booked once it is there', async () => {
  const { checkoutId, send, comeBack } = await begin({ payment_method: 'SEPA_DEBIT' });
  expect(await send({ iban: 'DE08 3704 0044 0532 0130 03', name: 'Zoë Lambert' })).toEqual({ status: 'pending' });
  await comeBack();
  expect(await statusesOf(checkoutId)).toEqual(['Pending']);
  clock = new Date(start.getTime() + 60_000);
  await store.platform.movePayments();
  for (const webhook of (await webhooksOf(checkoutId)).toReversed()) expect(await sendWebhook(webhook)).toBe(200);
  expect(await statusOf(checkoutId)).toBe('BOOKING_COMPLETED');
  expect(await statusesOf(checkoutId)).toEqual(['Closed']);
});

test('a debit that comes back leaves nothing charged', async () => {
  const { checkoutId, send, comeBack } = await begin({ payment_method: 'SEPA_DEBIT' });
  expect(await send({ iban: 'DE78370400440532013004', name: 'Zoë Lambert' })).toEqual({ status: 'pending' });
  await comeBack();
  clock = new Date(start.getTime() + 60_000);
  await store.platform.movePayments();
  for (const webhook of await webhooksOf(checkoutId)) await sendWebhook(webhook);
  expect(await statusOf(checkoutId)).not.toBe('BOOKING_COMPLETED');
  expect(await compareLedgers(store.database.db)).toEqual([]);
});

test('iDEAL leads to a bank, whose no books nothing and whose yes books the trip', async () => {
  const { visitor, send, comeBack } = await begin({ payment_method: 'IDEAL' });
  const answer = async (text: string) => {
    const { status, redirect_url = '' } = await send({ bank: 'bunq', name: 'Zoë Lambert', email: 'zoe.lambert@mail.example' });
    expect(status).toBe('requires_action');
    const page = await visitor.send<string>('GET', redirect_url);
    expect(page.body).toContain('<html lang="fr">');
    expect(page.body).toContain('Autoriser le paiement');
    await visitor.send('POST', redirect_url, { form: `answer=${text}` });
    return comeBack();
  };
  expect(await answer('fail')).toMatch(/decline=authentication_failed$/);
  expect(await answer('pass')).toMatch(/payment-successful$/);
});

test.each([
  ['4000002760003184', 'pass', /payment-successful$/],
  ['4000000000003220', 'pass', /payment-successful$/],
  ['4000008400001629', 'pass', /decline=generic_decline$/],
  ['4000008260003178', 'pass', /decline=insufficient_funds$/],
  ['4000002760003184', 'fail', /decline=authentication_failed$/],
])('3-D Secure: the card %s, whose holder answers %s', async (number, answer, end) => {
  const { visitor, card, comeBack } = await begin({});
  const { status, redirect_url = '' } = await card(number);
  expect(status).toBe('requires_action');
  await visitor.send('POST', redirect_url, { form: `answer=${answer}` });
  expect(await comeBack()).toMatch(end);
});

test('3-D Secure: a bank that cannot be reached declines at once', async () => {
  const { card } = await begin({});
  expect(await card('4000008400001280')).toEqual({ status: 'declined', decline_code: 'authentication_unavailable' });
});

test('an agency pays by invoice: a debit by the mandate that it gave, which nobody may use who took its checkout over', async () => {
  const { db } = store.database;
  const payByMandate = async (sessionAgency: string | null) => {
    const visitor = new Visitor(store.app);
    const checkoutId = await readyToPay(visitor);
    const row = await db
      .updateTable('checkouts')
      .set({ source_channel: 'APP', agency_id: 'harbour-travel' })
      .where('id', '=', checkoutId)
      .returning('session_hash')
      .executeTakeFirstOrThrow();
    await db.updateTable('sessions').set({ agency_id: sessionAgency }).where('token_hash', '=', row.session_hash).execute();
    const body = { ...sessionBody, payment_method: 'SEPA_DEBIT' };
    const session = expectOk(await visitor.call('createCheckoutSession', { params: { checkoutId }, body }));
    const { body: answer, status } = await visitor.send('POST', session.confirm_url, { body: { usesMandate: true } });
    return { visitor, session, answer, status };
  };
  const { visitor, session, answer } = await payByMandate('harbour-travel');
  expect(answer).toEqual({ status: 'authorised' });
  expect((await visitor.send('GET', session.return_url)).headers.location).toMatch(/payment-successful$/);
  expect((await payByMandate(null)).status).toBe(422);
  expect((await payByMandate('another-agency')).status).toBe(422);
});

test('what does not belong to the means of payment is refused', async () => {
  const { visitor, session } = await begin({});
  const { status } = await visitor.send('POST', session.confirm_url, { body: { iban: 'DE89370400440532013000' } });
  expect(status).toBe(422);
  const debit = await begin({ payment_method: 'SEPA_DEBIT' });
  const byMandate = await debit.visitor.send('POST', debit.session.confirm_url, { body: { usesMandate: true } });
  expect(byMandate.status).toBe(422);
});

test('money goes back once for each reason, the last payment first, and never more than was paid', async () => {
  const { checkoutId, card, comeBack } = await begin({ payment_plan: 'SPLIT_PAYMENT' });
  await card('4242424242424242');
  await comeBack();
  clock = dayLater('2027-03-23');
  await store.platform.collectDuePayments();
  const { db } = store.database;
  const context = { db, payments: createSandboxPayments(db, { now: () => clock, delay: 0 }) };
  const refund = (key: string, amount: number) => refundCheckout(context, { checkoutId, key, amount: { amount, currency: 'EUR' } });
  await refund('cancelled', 200_000);
  await refund('cancelled', 200_000);
  const refunded = await db
    .selectFrom('payment_transactions')
    .select('refunded')
    .where('checkout_id', '=', checkoutId)
    .orderBy('place')
    .execute();
  expect(refunded.map((row) => row.refunded)).toEqual([5_000, 195_000]);
  await expect(refund('again', 60_001)).rejects.toThrow('Less was paid');
  expect(await compareLedgers(db)).toEqual([]);
});

test('of what payers enter nothing is in the database', async () => {
  const { db } = store.database;
  const sessions = await db.selectFrom('sandbox_payment_sessions').selectAll().execute();
  expect(JSON.stringify(sessions)).not.toMatch(/4242424242424242|4000002760003184|DE08370400|Lambert|mail\.example/);
  expect(store.log.join('\n')).not.toMatch(/4242424242424242|4000002760003184|DE08370400|DE78370400|Lambert|mail\.example/);
});
