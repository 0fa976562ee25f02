import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type RunningStore, runStore } from '../support/run-store.ts';
import { eventually, freshStoreData } from '../support/store-data.ts';
import { challengedCard, comeBack, expectOk, goodCard, HttpVisitor, openPayment, payByCard, readyToPay } from '../support/visitor.ts';

/** A store and its booking platform, each a process of its own with data of its own. */
let store: RunningStore;
let platform: RunningStore;
let runPlatform: (environment?: Record<string, string>) => Promise<RunningStore>;

beforeAll(async () => {
  const [storePort, platformPort] = await Promise.all([freePort(), freePort()]);
  const [storeData, platformData] = [await freshStoreData(), await freshStoreData()];
  const key = { BOOKING_KEY: 'the key of a store and its platform' };
  runPlatform = (environment = {}) =>
    runStore({
      command: 'platform',
      port: platformPort,
      dataDirectory: platformData,
      environment: { ...key, PUBLIC_ORIGIN: `http://localhost:${storePort}`, ...environment },
    });
  platform = await runPlatform();
  store = await runStore({ port: storePort, dataDirectory: storeData, environment: { ...key, BOOKING_URL: platform.origin } });
}, 300_000);
afterAll(async () => {
  await store?.stop();
  await platform?.stop();
});

const trip = { tripId: 'lofoten-islands', rooms: [{ adults: 2, childAges: [] }], market: 'gb', lang: 'en' };
const departures = { query: { tripId: trip.tripId, market: trip.market, lang: trip.lang } };

async function metric(line: string): Promise<boolean> {
  return (await (await fetch(`${store.origin}/metrics`)).text()).split('\n').includes(line);
}

test('a trip is booked through the store: challenge page, payment return and confirmation are at its address', async () => {
  const visitor = new HttpVisitor(store.origin);
  const checkout = await readyToPay(visitor, trip);
  const session = await openPayment(visitor, checkout);
  expect((await payByCard(visitor, session, challengedCard)).status).toBe('requires_action');
  expect(await comeBack(visitor, session)).toBe(`/checkout/${checkout.checkoutId}/payment-successful`);
  expect((await visitor.send('GET', `/checkout/${checkout.checkoutId}/payment-successful`)).status).toBe(200);
  expect(expectOk(await visitor.call('getBookingData', { query: checkout.query })).bookingStatus).toBe('BOOKING_COMPLETED');
});

test('who does not know the key is told nothing, and a session cannot be claimed from outside', async () => {
  const visitor = new HttpVisitor(store.origin);
  const { checkoutId } = await readyToPay(visitor, trip);
  for (const path of [`/platform/v1/locateCheckout?checkoutId=${checkoutId}`, '/api/tours/discovery/tours?market=gb&lang=en']) {
    const answer = await fetch(`${platform.origin}${path}`, { headers: { 'x-session-hash': 'a'.repeat(64) } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, 'UNKNOWN_SERVER']);
    expect((await fetch(`${platform.origin}${path}`, { headers: { authorization: 'Bearer nonsense' } })).status).toBe(401);
  }
  // The store knows no such paths, and no header of a visitor makes somebody else's session his.
  expect((await fetch(`${store.origin}/platform/v1/locateCheckout?checkoutId=${checkoutId}`)).status).toBe(404);
});

test('while the platform is away the store shows what it has, says what it cannot do, and goes on when it is back', async () => {
  const visitor = new HttpVisitor(store.origin);
  const checkout = await readyToPay(visitor, trip);
  const session = await openPayment(visitor, checkout);
  const home = async () => (await fetch(`${store.origin}/gb-en`)).status;
  expect(await home()).toBe(200);

  // It dies in the middle of settling, with the trip booked at the supplier and not yet paid for.
  await platform.stop();
  platform = await runPlatform({ PORTOLAN_CRASH_POINT: 'after-supplier-booked' });
  await eventually('the store asks again', async () => (await visitor.call('listDepartures', departures)).status === 200);
  await payByCard(visitor, session, goodCard);
  const cut = await visitor.send('GET', session.return_url);
  expect([303, 503]).toContain(cut.status);
  expect(cut.headers.get('location') ?? session.return_url).toMatch(new RegExp(`^${session.return_url}`));
  expect(await platform.exited).toBe('SIGKILL');
  expect((await fetch(`${store.origin}/readyz`)).status).toBe(200);
  expect(await home()).toBe(200);
  const refused = await visitor.call('listDepartures', departures);
  expect([refused.status, refused.body.code]).toEqual([503, 'API_SERVICE_UNAVAILABLE']);
  for (const path of [`/checkout/${checkout.checkoutId}/payment`, '/gb-en/tours?query=asked+by+nobody+before']) {
    const page = await visitor.send('GET', path);
    expect([path, page.status, page.headers.get('content-type')]).toEqual([path, 503, 'text/html; charset=utf-8']);
    expect(page.body).toContain('<h1');
  }
  const back = await visitor.send('GET', session.return_url);
  expect([back.status, back.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(back.body).not.toContain(checkout.email);
  for (let failure = 0; failure < 5; failure++) await visitor.call('listDepartures', departures);
  expect(await metric('portolan_platform_breaker_state 2')).toBe(true);

  platform = await runPlatform();
  await eventually('the store asks again', async () => (await visitor.call('listDepartures', departures)).status === 200);
  expect(await metric('portolan_platform_breaker_state 0')).toBe(true);
  expect(await comeBack(visitor, session)).toBe(`/checkout/${checkout.checkoutId}/payment-successful`);
  expect(store.output()).not.toMatch(new RegExp(`${checkout.checkoutId}|${checkout.email}`));
});
