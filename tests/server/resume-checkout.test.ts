import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '#server/mail/mailer.ts';
import { expectOk, openStore, party, queryOf, readyToPay, type TestStore, Visitor } from './store-fixture.ts';

let clock = new Date('2026-11-21T10:00:00Z');
const mails: Mail[] = [];
let store: TestStore;
let visitor: Visitor;

beforeAll(async () => {
  const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined };
  store = await openStore({ now: () => clock, replace: { mailer } });
});

beforeEach(() => {
  visitor = new Visitor(store.app);
});

afterAll(() => store.close());

async function makeLink(email?: string): Promise<{ checkoutId: string; path: string }> {
  const { checkoutId } = expectOk(await visitor.call('createCheckout', { body: party }));
  const body = email === undefined ? {} : { email };
  const { path } = expectOk(await visitor.call('createResumeLink', { query: queryOf(checkoutId), body }));
  return { checkoutId, path };
}

const formOf = (path: string) => path.slice(path.indexOf('?') + 1);

test('opening a link changes nothing and leaves no trace; its button hands the checkout over', async () => {
  const { checkoutId, path } = await makeLink();
  const other = new Visitor(store.app);
  for (const look of [1, 2]) {
    const page = await other.send<string>('GET', path);
    expect([look, page.status, page.headers['cache-control'], page.headers['referrer-policy'], page.headers['x-robots-tag']]).toEqual([
      look,
      200,
      'no-store',
      'strict-origin',
      'noindex',
    ]);
    expect(page.body).toContain('<form method="post" action="/resume-checkout">');
  }
  expect(other.cookie).toBeUndefined();

  const pressed = await other.send('POST', '/resume-checkout', { form: formOf(path) });
  expect([pressed.status, pressed.headers.location]).toEqual([303, `/checkout/${checkoutId}`]);
  expectOk(await other.call('getCheckoutDetails', { query: queryOf(checkoutId) }));
  expect((await visitor.call('getCheckoutDetails', { query: queryOf(checkoutId) })).status).toBe(404);

  const again = await new Visitor(store.app).send<string>('POST', '/resume-checkout', { form: formOf(path) });
  expect([again.status, again.body.includes('<form')]).toEqual([410, false]);
  const signature = new URLSearchParams(formOf(path)).get('signature') ?? '';
  expect(store.log.join('\n')).not.toContain(signature);
});

test('another site cannot press the button', async () => {
  const { path } = await makeLink();
  const response = await store.app.inject({
    method: 'POST',
    url: '/resume-checkout',
    payload: formOf(path),
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.statusCode).toBe(403);
});

test('the mail carries a link that works, in the language of the checkout, and its address is forgotten once it is sent', async () => {
  const { checkoutId } = await makeLink('zoe.lambert@mail.example');
  store.platform.start();
  await expect.poll(() => mails.length, { timeout: 10_000 }).toBe(1);
  const [{ to, text, subject } = { to: '', text: '', subject: '' }] = mails;
  expect(to).toBe('zoe.lambert@mail.example');
  expect(subject).toContain('Poursuivez');
  const path = /http:\/\/localhost:3000(\/resume-checkout\?\S+)/.exec(text)?.[1] ?? '';
  const other = new Visitor(store.app);
  expect((await other.send('POST', '/resume-checkout', { form: formOf(path) })).headers.location).toBe(`/checkout/${checkoutId}`);
  await expect
    .poll(async () => (await store.database.db.selectFrom('outbox').select('recipient').execute()).map(({ recipient }) => recipient))
    .toEqual([null]);
});

test('what was typed is gone once the trip is booked', async () => {
  const checkoutId = await readyToPay(visitor);
  const draft = { completedSteps: [], travelerDetails: null, activityAnswers: null, paymentChoice: null };
  expectOk(await visitor.call('saveCheckoutDraft', { query: queryOf(checkoutId), body: draft }));
  const draftOf = async () =>
    (await store.database.db.selectFrom('checkouts').select('draft').where('id', '=', checkoutId).executeTakeFirstOrThrow()).draft;
  expect(await draftOf()).not.toBeNull();
  const { confirm_url } = expectOk(
    await visitor.call('createCheckoutSession', {
      params: { checkoutId },
      body: { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'zoe.lambert@mail.example' } },
    }),
  );
  await visitor.send('POST', confirm_url, { body: { number: '4242424242424242', expiry: '12/30', cvc: '123' } });
  expect(await store.platform.provider.settle(checkoutId)).toEqual({ state: 'booked' });
  expect(await draftOf()).toBeNull();
});

test('a link that is forged, over, or leads to a checkout that was given up has a page and a status of its own', async () => {
  const { checkoutId, path } = await makeLink();
  const stranger = new Visitor(store.app);
  const statusOf = async (address: string) => (await stranger.send('GET', address)).status;
  expect(await statusOf('/resume-checkout')).toBe(404);
  expect(await statusOf(path.replace(/signature=..../, 'signature=0000'))).toBe(404);
  expect(await statusOf(path.replace(/expires=(\d+)/, (_, seconds) => `expires=${Number(seconds) + 1}`))).toBe(404);
  expect(await statusOf(path)).toBe(200);
  clock = new Date(clock.getTime() + 48 * 3_600_000);
  expect(await statusOf(path)).toBe(410);
  expect((await stranger.send('POST', '/resume-checkout', { form: formOf(path) })).status).toBe(410);
  expect(stranger.cookie).toBeUndefined();
  await store.database.db.updateTable('checkouts').set({ status: 'DISCARDED' }).where('id', '=', checkoutId).execute();
  expect((await stranger.send<string>('GET', path)).body).toContain('checkout.resume.page.closedTitle');
});
