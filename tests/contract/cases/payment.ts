import { expect, test } from 'vitest';
import type { BookingStatus } from '#contract/api.generated.ts';
import { type Confirmation, expectOk, openPayment, sendCard, sessionBody, type Visitor } from '../../server/store-fixture.ts';
import { type Contract, type ContractCheckout, expectHidden } from '../contract.ts';

const goodCard = '4242424242424242';

async function statusOf(visitor: Visitor, checkoutId: string): Promise<BookingStatus> {
  return expectOk(await visitor.call('getItinerary', { params: { checkoutId } })).booking_status;
}

/** Comes back from paying, as often as the store asks for it; answers where the visitor ends. */
async function comeBack(visitor: Visitor, path: string): Promise<string> {
  for (let next = path, round = 0; round < 12; round++) {
    const { status, headers } = await visitor.send('GET', next);
    expect(status).toBe(303);
    next = String(headers.location);
    if (!next.startsWith(path)) return next;
  }
  throw new Error('The payment was not settled in time');
}

export function cases(contract: Contract): void {
  async function book(checkout?: ContractCheckout): Promise<ContractCheckout> {
    const ready = checkout ?? (await contract.readyCheckout());
    const session = await openPayment(ready.visitor, ready.checkoutId);
    expect(await sendCard(ready.visitor, session.confirm_url, goodCard)).toEqual({ status: 'authorised' });
    expect(await comeBack(ready.visitor, session.return_url)).toBe(`/checkout/${ready.checkoutId}/payment-successful`);
    return ready;
  }

  test('a trip is paid for and booked, once', async () => {
    const checkout = await book();
    const { visitor, checkoutId, query } = checkout;
    expect(await statusOf(visitor, checkoutId)).toBe('BOOKING_COMPLETED');
    const booking = expectOk(await visitor.call('getBookingData', { query }));
    expect(booking).toMatchObject({ bookingStatus: 'BOOKING_COMPLETED', totalPaid: { amount: 200_000, currency: 'EUR' } });
    expect(await comeBack(visitor, `/payment-return/${checkoutId}`)).toMatch(/payment-successful$/);
    expect(expectOk(await visitor.call('getBookingData', { query })).bookingReference).toBe(booking.bookingReference);
    const { components } = expectOk(await visitor.call('listAccommodations', { query }));
    expect(new Set(components.map(({ status }) => status))).toEqual(new Set(['Booked']));

    const again = await visitor.call('createCheckoutSession', { params: { checkoutId }, body: sessionBody });
    expect([again.status, again.body.code]).toEqual([409, 'API_ITINERARY_HAS_CLOSED_TRANSACTIONS']);
  });

  test('getBookingData: what is not booked has no reference, and nobody else’s is to be seen', async () => {
    const { visitor, query } = await contract.readyCheckout();
    const booking = expectOk(await visitor.call('getBookingData', { query }));
    expect(booking).toMatchObject({ bookingStatus: 'BOOKING_INITIATED', bookingReference: null });
    await expectHidden(contract, 'getBookingData', { query });
  });

  test('a card that is declined books nothing, and the same payment takes another', async () => {
    const checkout = await contract.readyCheckout();
    const { visitor, checkoutId } = checkout;
    const session = await openPayment(visitor, checkoutId);
    expect(await sendCard(visitor, session.confirm_url, '4000000000009995')).toEqual({
      status: 'declined',
      decline_code: 'insufficient_funds',
    });
    expect(await comeBack(visitor, session.return_url)).toMatch(/payment\?decline=insufficient_funds$/);
    expect(await statusOf(visitor, checkoutId)).toBe('BOOKING_INITIATED');
    expect((await openPayment(visitor, checkoutId)).id).toBe(session.id);
    await book(checkout);
  });

  test('a 3-D Secure challenge leads through the provider’s page and back', async () => {
    const { visitor, checkoutId } = await contract.readyCheckout();
    const session = await openPayment(visitor, checkoutId);
    const { status, redirect_url = '' } = await sendCard(visitor, session.confirm_url, '4000002760003184');
    expect(status).toBe('requires_action');
    const page = await visitor.send<string>('GET', redirect_url);
    expect(page.body).toMatch(/2\s000,00\s€/);
    const answered = await visitor.send('POST', redirect_url, { form: 'answer=pass' });
    expect([answered.status, answered.headers.location]).toEqual([303, session.return_url]);
    expect(await comeBack(visitor, session.return_url)).toMatch(/payment-successful$/);
  });

  test('createCheckoutSession: what keeps a checkout from being booked keeps it from being paid', async () => {
    const { visitor, checkoutId, query } = await contract.newCheckout();
    const ask = async (change: object = {}) =>
      (await visitor.call('createCheckoutSession', { params: { checkoutId }, body: { ...sessionBody, ...change } })).body;
    expect(await ask()).toMatchObject({ status: 409, code: 'CHECKOUT_STEP_INCOMPLETE' });
    const british = await contract.newCheckout(undefined, { market: 'gb', lang: 'en' });
    const input = { params: { checkoutId: british.checkoutId }, body: { ...sessionBody, payment_method: 'IDEAL' } };
    const refused = await british.visitor.call('createCheckoutSession', input);
    expect(refused.body).toMatchObject({ status: 400, code: 'PAYMENT_METHOD_NOT_ENABLED' });
    expect(await ask({ payment_plan: 'NEVER' })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    await expectHidden(contract, 'createCheckoutSession', { params: { checkoutId }, body: sessionBody });
    await visitor.call('checkAvailability', { query, body: {} });
    const checkout = contract.db().updateTable('checkouts').where('id', '=', checkoutId);
    await checkout.set({ booking_window_end: '2020-01-01' }).execute();
    expect(await ask()).toMatchObject({ status: 400, code: 'BOOKING_WINDOW_EXPIRED' });
  });

  test('createCheckoutSession: however many at once, one session; the same with other data is refused', async () => {
    const { visitor, checkoutId } = await contract.readyCheckout();
    const ask = (email?: string) => {
      const body = { ...sessionBody, ...(email ? { customer: { email } } : {}) };
      return visitor.call('createCheckoutSession', { params: { checkoutId }, body });
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : []))).size).toBe(1);
    const refusals = answers.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]));
    expect(refusals.filter((code) => code !== 'REQUEST_IN_FLIGHT')).toEqual([]);
    expect((await ask('someone@else.example')).body).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  test('getItinerary and getPaymentSchedule: plans that can still be paid, each summing to the price', async () => {
    const { visitor, checkoutId } = await contract.newCheckout();
    const state = expectOk(await visitor.call('getItinerary', { params: { checkoutId } }));
    expect(state).toMatchObject({ id: checkoutId, booking_status: 'BOOKING_INITIATED' });
    expect(state.booking_supported_payment_plans).toContain('ONE_TIME');
    for (const plan of state.booking_supported_payment_plans) {
      const { items } = expectOk(await visitor.call('getPaymentSchedule', { params: { checkoutId, plan } }));
      expect(items.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(200_000);
    }
    const unknown = await visitor.call('getPaymentSchedule', { params: { checkoutId, plan: 'NEVER' } });
    expect(unknown.status).toBe(422);
    await expectHidden(contract, 'getItinerary', { params: { checkoutId } });
    await expectHidden(contract, 'getPaymentSchedule', { params: { checkoutId, plan: 'ONE_TIME' } });
  });

  test('getPaymentSchedule: a plan whose last payment cannot lie before the trip is not on offer', async () => {
    const { visitor, checkoutId } = await contract.newCheckout();
    await contract.db().updateTable('checkouts').set({ departure_date: '2020-01-02' }).where('id', '=', checkoutId).execute();
    const state = expectOk(await visitor.call('getItinerary', { params: { checkoutId } }));
    expect(state.booking_supported_payment_plans).toEqual(['ONE_TIME']);
    const { status, body } = await visitor.call('getPaymentSchedule', { params: { checkoutId, plan: 'INSTALLMENT' } });
    expect([status, body.code]).toEqual([400, 'API_UNSUPPORTED_PAYMENT_PLAN']);
  });

  test('createCheckoutSession: another plan or means of payment is another session, and closes the first', async () => {
    const { visitor, checkoutId } = await contract.readyCheckout();
    const ask = async (change: object) =>
      expectOk(await visitor.call('createCheckoutSession', { params: { checkoutId }, body: { ...sessionBody, ...change } }));
    const card = await ask({});
    const ideal = await ask({ payment_method: 'IDEAL' });
    expect(ideal.id).not.toBe(card.id);
    const late = await visitor.send<{ code: string }>('POST', card.confirm_url, {
      body: { number: goodCard, expiry: '12/30', cvc: '123' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'STATUS_CONFLICT']);
    const { redirect_url = '' } = expectOk(await visitor.send<Confirmation>('POST', ideal.confirm_url, { body: { bank: 'bunq' } }));
    expect((await visitor.send('POST', redirect_url, { form: 'answer=pass' })).status).toBe(303);
    expect(await comeBack(visitor, ideal.return_url)).toMatch(/payment-successful$/);
  });

  test('an account is debited', async () => {
    const { visitor, checkoutId } = await contract.readyCheckout();
    const body = { ...sessionBody, payment_method: 'SEPA_DEBIT' };
    const session = expectOk(await visitor.call('createCheckoutSession', { params: { checkoutId }, body }));
    const send = (iban: string) => visitor.send('POST', session.confirm_url, { body: { iban, name: 'Zoë Lambert' } });
    expect((await send('DE62370400440532013001')).body).toEqual({ status: 'declined', decline_code: 'debit_refused' });
    expect((await send('DE89370400440532013000')).body).toEqual({ status: 'authorised' });
    expect(await comeBack(visitor, session.return_url)).toMatch(/payment-successful$/);
  });

  test('listPaymentBanks: the banks of iDEAL, to whoever pays', async () => {
    const { visitor, checkoutId } = await contract.newCheckout();
    const { banks } = expectOk(await visitor.call('listPaymentBanks', { params: { checkoutId } }));
    expect(banks).toContainEqual({ id: 'bunq', name: 'bunq' });
    await expectHidden(contract, 'listPaymentBanks', { params: { checkoutId } });
  });
}
