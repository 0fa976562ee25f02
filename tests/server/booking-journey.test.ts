import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { release, releaseWith, tourId } from '../fixtures/release.ts';
import {
  departureDate,
  expectOk,
  openPayment,
  openStore,
  party,
  queryOf,
  readyToPay,
  sendCard,
  sessionBody,
  type TestStore,
  travellers,
  Visitor,
} from './store-fixture.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.close());

async function statusOf(visitor: Visitor, checkoutId: string): Promise<string> {
  return expectOk(await visitor.call('getItinerary', { params: { checkoutId } })).booking_status;
}

async function eventually(check: () => Promise<boolean> | boolean): Promise<void> {
  for (let round = 0; round < 100; round++) {
    if (await check()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It did not happen');
}

test('a tour is booked and paid, and the mail follows in the language of the checkout', async () => {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const session = await openPayment(visitor, checkoutId);
  expect(session).toMatchObject({
    amount: { amount: 260_000, currency: 'EUR' },
    status: 'open',
    return_url: `/payment-return/${checkoutId}`,
  });
  expect(await sendCard(visitor, session.confirm_url, '4242424242424242')).toEqual({ status: 'authorised' });

  const back = await visitor.send('GET', session.return_url);
  expect([back.status, back.headers.location]).toEqual([303, `/checkout/${checkoutId}/payment-successful`]);
  expect(await statusOf(visitor, checkoutId)).toBe('BOOKING_COMPLETED');
  const booking = expectOk(await visitor.call('getBookingData', { query: queryOf(checkoutId) }));
  expect(booking).toMatchObject({
    bookingStatus: 'BOOKING_COMPLETED',
    totalPaid: { amount: 260_000, currency: 'EUR' },
    travellerNames: ['Zoë Lambert', 'Luc Lambert', 'Mia Lambert'],
  });
  const summary = expectOk(await visitor.call('getPlannerSummary', { query: queryOf(checkoutId) }));
  expect(summary.itinerary.components.map(({ status }) => status)).toEqual(['Booked', 'Booked', 'Booked', 'Booked']);

  store.platform.start();
  const mails = () => readdirSync(join(store.dataDirectory, 'mail')).filter((file) => file.endsWith('.eml'));
  await eventually(() => {
    try {
      return mails().length === 1;
    } catch {
      return false;
    }
  });
  await store.platform.stop();
  const mail = await PostalMime.parse(readFileSync(join(store.dataDirectory, 'mail', mails()[0] ?? '')));
  expect(mail.subject).toBe('Votre réservation est confirmée\u00a0: Kayak dans les îles norvégiennes');
  expect(mail.to?.[0]?.address).toBe('zoe.lambert@mail.example');
  expect(mail.text).toContain(booking.bookingReference);
  expect(mail.text).toContain('4 mai 2027');
  expect(mail.text).toContain('Taxe de séjour');
  expect(mail.html).toContain('Luc Lambert');
});

test('a decline is told by its code and the same session takes another card', async () => {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const session = await openPayment(visitor, checkoutId);
  expect(await sendCard(visitor, session.confirm_url, '4000000000009995')).toEqual({
    status: 'declined',
    decline_code: 'insufficient_funds',
  });
  expect((await visitor.send('GET', session.return_url)).headers.location).toBe(
    `/checkout/${checkoutId}/payment?decline=insufficient_funds`,
  );
  expect(await statusOf(visitor, checkoutId)).toBe('BOOKING_INITIATED');
  expect(await sendCard(visitor, session.confirm_url, '5555555555554444')).toEqual({
    status: 'declined',
    decline_code: 'test_card_required',
  });
  expect((await openPayment(visitor, checkoutId)).id).toBe(session.id);
  await sendCard(visitor, session.confirm_url, '4242424242424242');
  await visitor.send('GET', session.return_url);
  expect(await statusOf(visitor, checkoutId)).toBe('BOOKING_COMPLETED');
});

test('a 3-D Secure challenge is passed, failed, or passed and then declined', async () => {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const session = await openPayment(visitor, checkoutId);
  const challenge = async (card: string, answer: string) => {
    const { status, redirect_url = '' } = await sendCard(visitor, session.confirm_url, card);
    expect(status).toBe('requires_action');
    const page = await visitor.send<string>('GET', redirect_url);
    expect(page.body).toMatch(/2\s600,00\s€/);
    expect(page.body).not.toContain('<script');
    const answered = await visitor.send('POST', redirect_url, { form: `answer=${answer}` });
    expect([answered.status, answered.headers.location]).toEqual([303, session.return_url]);
    return String((await visitor.send('GET', session.return_url)).headers.location);
  };
  expect(await challenge('4000002760003184', 'fail')).toMatch(/decline=authentication_failed$/);
  expect(await challenge('4000008260003178', 'pass')).toMatch(/decline=insufficient_funds$/);
  expect(await challenge('4000000000003220', 'pass')).toMatch(/payment-successful$/);
});

test('the same request again makes no second checkout; another session sees nothing of the first', async () => {
  const visitor = new Visitor(store.app);
  const first = expectOk(await visitor.call('createCheckout', { body: party }));
  const again = await Promise.all(Array.from({ length: 5 }, () => visitor.call('createCheckout', { body: party })));
  expect(new Set(again.map(({ body }) => body.checkoutId))).toEqual(new Set([first.checkoutId]));
  await visitor.call('saveTravelerDetails', { query: queryOf(first.checkoutId), body: travellers });

  const stranger = new Visitor(store.app);
  for (const visit of [stranger, new Visitor(store.app)]) {
    const details = await visit.call('getCheckoutDetails', { query: queryOf(first.checkoutId) });
    expect([details.status, details.body.code]).toEqual([404, 'CHECKOUT_NOT_FOUND']);
    expect(JSON.stringify(details.body)).not.toContain('Lambert');
    await stranger.call('createCheckout', { body: party });
  }
  expect((await stranger.call('getItinerary', { params: { checkoutId: first.checkoutId } })).status).toBe(404);
});

test('steps that are skipped are refused on the server', async () => {
  const visitor = new Visitor(store.app);
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body: party }));
  const refused = await visitor.call('createCheckoutSession', { params: { checkoutId }, body: sessionBody });
  expect([refused.status, refused.body.code]).toEqual([409, 'CHECKOUT_STEP_INCOMPLETE']);
});

test('traveller details are checked on the server and kept unreadable', async () => {
  const visitor = new Visitor(store.app);
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body: party }));
  const query = queryOf(checkoutId);
  const [first, ...others] = travellers.paxInfo;
  const wrong = await visitor.call('saveTravelerDetails', {
    query,
    body: {
      ...travellers,
      contactInfo: { ...travellers.contactInfo, email: 'nobody', mobilePhone: '12', shoeSize: '43' },
      paxInfo: [{ ...first, values: { ...first?.values, birthDate: '2015-01-01' } }, ...others],
    },
  });
  expect([wrong.status, wrong.body.code, wrong.body.fields]).toEqual([
    422,
    'VALIDATION_FAILED',
    ['contact.email', 'contact.mobilePhone', 'contact.shoeSize', 'passengers.0.birthDate'],
  ]);
  expect(expectOk(await visitor.call('validateStoredTravelerDetails', { query })).valid).toBe(false);

  expectOk(
    await visitor.call('saveTravelerDetails', {
      query,
      body: { ...travellers, contactInfo: { ...travellers.contactInfo, companyName: 'Hidden Ltd' } },
    }),
  );
  expect(expectOk(await visitor.call('validateStoredTravelerDetails', { query }))).toEqual({ valid: true, problems: [] });
  const details = expectOk(await visitor.call('getCheckoutDetails', { query }));
  expect(details.travelerDetails?.billingInfo).toEqual({ firstName: 'Zoë', lastName: 'Lambert' });
  expect(details.travelerDetails?.contactInfo.companyName).toBeUndefined();
  expect(details.storageKey).toMatch(/^[0-9a-f]{64}$/);
  const row = await store.database.db.selectFrom('checkouts').selectAll().where('id', '=', checkoutId).executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toMatch(/Lambert|mail\.example/);
});

test('answers about experiences are checked by their kind', async () => {
  const visitor = new Visitor(store.app);
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body: party }));
  const query = queryOf(checkoutId);
  const answer = (text: string) => ({
    query,
    body: { answers: [{ componentId: 'activity-kayak', questionRefId: 'height', answer: text }] },
  });
  expect((await visitor.call('saveActivityAnswers', answer('20'))).body.fields).toEqual(['activity-kayak.height']);
  expect((await visitor.call('saveActivityAnswers', answer('180'))).status).toBe(200);
});

test('a price that changes while the payer is away gives the money back, and is accepted by its version', async () => {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const session = await openPayment(visitor, checkoutId);
  await sendCard(visitor, session.confirm_url, '4242424242424242');
  await store.platform.adoptRelease(
    releaseWith(({ id, prices }) => (id === tourId ? { prices: { ...prices, adult: 110_000 } } : {}), 'dearer'),
  );
  try {
    expect((await visitor.send('GET', session.return_url)).headers.location).toBe(`/checkout/${checkoutId}/payment?decline=price_changed`);
    const query = queryOf(checkoutId);
    const check = expectOk(await visitor.call('checkAvailability', { query, body: {} }));
    expect(check.totalPackagePrice.amount - check.previousTotalPackagePrice.amount).toBe(20_000);
    expect(check.results.filter(({ result }) => result === 'priceChanged').map(({ componentId }) => componentId)).toEqual([
      'accommodation-cabin',
      'accommodation-lodge',
    ]);
    expect((await visitor.call('acceptPrices', { query, body: { priceVersion: 7 } })).body.code).toBe('STALE_VERSION');
    expect(expectOk(await visitor.call('acceptPrices', { query, body: { priceVersion: 1 } })).prices).toMatchObject({
      priceVersion: 2,
      totalPackagePrice: { amount: 280_000 },
    });

    const second = await openPayment(visitor, checkoutId);
    expect(second.id).not.toBe(session.id);
    await sendCard(visitor, second.confirm_url, '4242424242424242');
    expect((await visitor.send('GET', second.return_url)).headers.location).toMatch(/payment-successful$/);
    const operations = await store.database.db
      .selectFrom('sandbox_payment_operations')
      .innerJoin('sandbox_payment_sessions', 'id', 'session_id')
      .select(['kind', 'session_id'])
      .where('key', 'like', `${checkoutId}:%`)
      .execute();
    expect(
      operations
        .filter(({ session_id }) => session_id === session.id)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['authorisation', 'void']);
    expect(
      operations
        .filter(({ session_id }) => session_id === second.id)
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['authorisation', 'capture']);
  } finally {
    await store.platform.adoptRelease(release);
  }
});

test('the same operation with other data is refused, and a corrected address begins a new payment', async () => {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const first = await openPayment(visitor, checkoutId);
  const other = { ...sessionBody, customer: { email: 'someone@else.example' } };
  expect((await visitor.call('createCheckoutSession', { params: { checkoutId }, body: other })).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  const corrected = { ...travellers, contactInfo: { ...travellers.contactInfo, email: 'someone@else.example' } };
  expectOk(await visitor.call('saveTravelerDetails', { query: queryOf(checkoutId), body: corrected }));
  const second = expectOk(await visitor.call('createCheckoutSession', { params: { checkoutId }, body: other }));
  expect(second.id).not.toBe(first.id);
  const late = await visitor.send<{ code: string }>('POST', first.confirm_url, {
    body: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  });
  expect([late.status, late.body.code]).toEqual([409, 'STATUS_CONFLICT']);
});

test('what cannot be booked is not begun', async () => {
  const visitor = new Visitor(store.app);
  const codeOf = async (change: object) => (await visitor.call('createCheckout', { body: { ...party, ...change } })).body;
  expect(await codeOf({ tripId: 'nowhere' })).toMatchObject({ code: 'TOUR_NOT_FOUND' });
  expect(await codeOf({ market: 'zz' })).toMatchObject({ code: 'MARKET_NOT_FOUND' });
  expect(await codeOf({ departureDate: '2027-05-05' })).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['departureDate'] });
  expect(await codeOf({ departureDate: '2026-11-28' })).toMatchObject({ code: 'BOOKING_WINDOW_EXPIRED' });
  expect(await codeOf({ rooms: [{ adults: 2, childAges: [5] }] })).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: ['rooms.0.childAges.0'],
  });
  expect(await codeOf({ rooms: Array.from({ length: 7 }, () => ({ adults: 4, childAges: [] })) })).toMatchObject({ code: 'NOT_AVAILABLE' });
});

test('changing calls come from the store itself, as JSON, and itinerary calls name operator and version', async () => {
  const post = (headers: Record<string, string>, payload = JSON.stringify(party)) =>
    store.app.inject({ method: 'POST', url: '/api/tours/checkout', payload, headers });
  const json = { 'content-type': 'application/json' };
  expect((await post({ ...json, origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await post({ ...json, origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await post(json)).statusCode).toBe(403);
  expect((await post({ 'content-type': 'text/plain', origin: 'http://localhost:3000' })).statusCode).toBe(415);
  expect((await post({ ...json, origin: 'http://localhost:3000' }, '{"tripId":3}')).statusCode).toBe(422);
  const bare = await store.app.inject({ method: 'GET', url: '/tours-checkout-api/itineraries/x' });
  expect(bare.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: ['x-tour-operator', 'accept-version'] });
});

test('the session cookie is out of reach of scripts and its token is nowhere in the database', async () => {
  const response = await store.app.inject({
    method: 'POST',
    url: '/api/tours/checkout',
    payload: party,
    headers: { origin: 'http://localhost:3000' },
  });
  const set = String(response.headers['set-cookie']);
  expect(set).toMatch(/HttpOnly/);
  expect(set).toMatch(/SameSite=Lax/);
  const token = /portolan_session=([^;]+)/.exec(set)?.[1] ?? '';
  expect(token.length).toBeGreaterThanOrEqual(43);
  const sessions = await store.database.db.selectFrom('sessions').selectAll().execute();
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test('departures tell places left, and nothing personal was ever logged', async () => {
  const { departures } = expectOk(
    await new Visitor(store.app).call('listDepartures', { query: { tripId: tourId, market: 'gb', lang: 'en' } }),
  );
  const departure = departures.find(({ date }) => date === departureDate);
  expect(departure).toMatchObject({ endDate: '2027-05-06', pricePerAdult: { amount: 86_000, currency: 'GBP' } });
  expect(departure?.placesLeft).toBeLessThan(24);
  const log = store.log.join('\n');
  expect(log).not.toMatch(/4242424242424242|4000000000009995|5555555555554444|Lambert|mail\.example/);
  expect(log).not.toMatch(/"level":50/);
});
