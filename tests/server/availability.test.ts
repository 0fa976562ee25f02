import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
  testNow,
  Visitor,
} from './store-fixture.ts';

let store: TestStore;
let now = testNow;
beforeAll(async () => {
  store = await openStore({ now: () => now });
});
afterEach(async () => {
  now = testNow;
  await store.platform.adoptRelease(release);
});
afterAll(() => store.close());

/** A release in which the kayaks are few. */
function fewKayaks(places: number) {
  return releaseWith(
    ({ activities }) => (activities.kayak ? { activities: { kayak: { ...activities.kayak, places } } } : {}),
    `kayaks-${places}`,
  );
}

async function check(visitor: Visitor, checkoutId: string) {
  return expectOk(await visitor.call('checkAvailability', { query: queryOf(checkoutId), body: {} }));
}

async function book(visitor: Visitor, checkoutId: string): Promise<string> {
  const session = await openPayment(visitor, checkoutId);
  await sendCard(visitor, session.confirm_url, '4242424242424242');
  return String((await visitor.send('GET', session.return_url)).headers.location);
}

function taken(componentId: string) {
  return store.database.db
    .selectFrom('component_places')
    .select(['taken', 'places'])
    .where('tour_id', '=', tourId)
    .where('date', '=', departureDate)
    .where('component_id', '=', componentId)
    .executeTakeFirst();
}

test('a component with places of its own sells out while the departure does not', async () => {
  await store.platform.adoptRelease(fewKayaks(5));
  const first = new Visitor(store.app);
  const firstCheckout = await readyToPay(first);
  const second = new Visitor(store.app);
  const secondCheckout = await readyToPay(second);
  expect((await check(second, secondCheckout)).results.every(({ result }) => result === 'available')).toBe(true);

  expect(await book(first, firstCheckout)).toMatch(/payment-successful$/);
  expect(await taken('activity-kayak')).toEqual({ taken: 3, places: 5 });
  const { results } = await check(second, secondCheckout);
  expect(results.filter(({ result }) => result !== 'available')).toMatchObject([
    { componentId: 'activity-kayak', result: 'unavailable', nonBookableReason: 'NoAvailability' },
  ]);
  const refused = await second.call('createCheckoutSession', { params: { checkoutId: secondCheckout }, body: sessionBody });
  expect([refused.status, refused.body.code]).toEqual([409, 'NOT_AVAILABLE']);
});

test('the last places of a component go while a payer is away: the money is given back', async () => {
  await store.platform.adoptRelease(releaseWith(() => ({}), 'no-limits'));
  const before = await store.database.db
    .selectFrom('departures')
    .select('taken')
    .where('tour_id', '=', tourId)
    .where('date', '=', departureDate)
    .executeTakeFirstOrThrow();
  await store.platform.adoptRelease(fewKayaks(before.taken + 4));
  // A limit that comes later counts those who are booked already.
  expect(await taken('activity-kayak')).toEqual({ taken: before.taken, places: before.taken + 4 });

  const visitors = [new Visitor(store.app), new Visitor(store.app)];
  const payments: { return_url: string }[] = [];
  for (const visitor of visitors) {
    const session = await openPayment(visitor, await readyToPay(visitor));
    await sendCard(visitor, session.confirm_url, '4242424242424242');
    payments.push(session);
  }
  const locations = await Promise.all(
    visitors.map(async (visitor, index) => String((await visitor.send('GET', payments[index]?.return_url ?? '')).headers.location)),
  );
  expect(locations.map((location) => /payment-successful$|decline=not_available$/.exec(location)?.[0]).sort()).toEqual([
    'decline=not_available',
    'payment-successful',
  ]);
  expect((await taken('activity-kayak'))?.taken).toBe(before.taken + 3);
});

test('a party that no longer fits the tour is told so, and a day that is no longer offered is missing', async () => {
  const visitor = new Visitor(store.app);
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body: party }));
  await store.platform.adoptRelease(releaseWith(({ id }) => (id === tourId ? { minimumAge: 14 } : {}), 'older'));
  expect(new Set((await check(visitor, checkoutId)).results.map(({ nonBookableReason }) => nonBookableReason))).toEqual(
    new Set(['PaxSelectionConflict']),
  );
  await store.platform.adoptRelease(
    releaseWith(({ departures }) => ({ departures: departures.map((rule) => ({ ...rule, weekdays: [6] })) }), 'saturdays'),
  );
  expect(new Set((await check(visitor, checkoutId)).results.map(({ result }) => result))).toEqual(new Set(['missing']));
});

test('a result that is too old must be had again before its price is accepted', async () => {
  const visitor = new Visitor(store.app);
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body: party }));
  await store.platform.adoptRelease(releaseWith(({ prices }) => ({ prices: { ...prices, adult: 110_000 } }), 'dearer'));
  const { expiresAt } = await check(visitor, checkoutId);
  now = new Date(expiresAt);
  const accept = () => visitor.call('acceptPrices', { query: queryOf(checkoutId), body: { priceVersion: 1 } });
  expect((await accept()).body.code).toBe('STALE_VERSION');
  expect((await check(visitor, checkoutId)).results.some(({ result }) => result === 'priceChanged')).toBe(true);
  expect(expectOk(await accept()).prices.priceVersion).toBe(2);
  expect((await check(visitor, checkoutId)).results.every(({ result }) => result === 'available')).toBe(true);
});

test('a part that the tour has no more is missing, by the name it had; the tour as it is now is another checkout', async () => {
  const visitor = new Visitor(store.app);
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body: party }));
  await store.platform.adoptRelease(releaseWith(({ id }) => (id === tourId ? { activities: {} } : {}), 'no-kayaks'));
  expect((await check(visitor, checkoutId)).results.filter(({ result }) => result !== 'available')).toMatchObject([
    { componentId: 'activity-kayak', name: 'Sortie en kayak', result: 'missing', startDate: '2027-05-05' },
  ]);
  const again = expectOk(await visitor.call('createCheckout', { body: party }));
  expect(again.checkoutId).not.toBe(checkoutId);
  expect((await check(visitor, again.checkoutId)).results.every(({ result }) => result === 'available')).toBe(true);
});

test('a part that a partner confirms each time is available on request', async () => {
  const asked = releaseWith(
    ({ activities }) => (activities.kayak ? { activities: { kayak: { ...activities.kayak, onRequest: true } } } : {}),
    'kayak-on-request',
  );
  await store.platform.adoptRelease(asked);
  const visitor = new Visitor(store.app);
  const { results } = await check(visitor, await readyToPay(visitor));
  const onRequest = results.filter((part) => part.onRequest);
  expect(onRequest).toMatchObject([{ componentId: 'activity-kayak', result: 'available', nonBookableReason: null }]);
});
