import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HandOff, handOffLink } from '#server/agencies/hand-off-link.ts';
import { openStore, party, type TestStore, testSecret, Visitor } from './store-fixture.ts';

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
}, 60_000);
afterAll(() => store.close());

const active: HandOff = { company: 'portolan', agency: 'harbour-travel', market: 'be', lang: 'fr', expires: 2_000_000_000 };

async function checkoutOf(visitor: Visitor) {
  const { body } = await visitor.call('createCheckout', { body: party });
  const query = { checkoutId: body.checkoutId, marketConfigurationId: party.market, lang: party.lang };
  return (await visitor.call('getCheckoutDetails', { query })).body;
}

test('a visitor whom an agency hands over stands on the home page and buys through it', async () => {
  const visitor = new Visitor(store.app);
  const { status, headers } = await visitor.send('GET', handOffLink(active, testSecret));
  expect([status, headers.location]).toEqual([303, '/be-fr']);
  expect(String(headers['set-cookie'])).toContain('sales-channel=APP');
  expect(await checkoutOf(visitor)).toMatchObject({ sourceChannel: 'APP', travelAgency: { refId: 'harbour-travel' } });
});

test('a visitor who came by himself buys for himself', async () => {
  expect(await checkoutOf(new Visitor(store.app))).toMatchObject({ sourceChannel: 'IBE', travelAgency: null });
});

test('a hand-off begins a session of its own: what the visitor had begun before stays his', async () => {
  const visitor = new Visitor(store.app);
  const { checkoutId } = await checkoutOf(visitor);
  await visitor.send('GET', handOffLink(active, testSecret));
  expect((await visitor.call('getItinerary', { params: { checkoutId } })).status).toBe(404);
});

test.each([
  ['a changed agency', handOffLink(active, testSecret).replace('harbour-travel', 'lighthouse-tours')],
  ['an old link', handOffLink({ ...active, expires: 1_000_000_000 }, testSecret)],
  ['an unknown agency', handOffLink({ ...active, agency: 'nobody' }, testSecret)],
  ['an unknown market', handOffLink({ ...active, market: 'zz' }, testSecret)],
])('%s is not found and sets no cookie', async (_, link) => {
  const { status, headers } = await new Visitor(store.app).send('GET', link);
  expect([status, headers['set-cookie']]).toEqual([404, undefined]);
});

test('a link that lacks a part is refused with a code', async () => {
  const { status, body } = await new Visitor(store.app).send<{ code: string }>('GET', '/agency-hand-off?company=portolan');
  expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
});
