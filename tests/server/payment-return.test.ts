import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayment, openStore, readyToPay, sendCard, silentSupplier, type TestStore, Visitor } from './store-fixture.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openStore({ replace: { supplier: silentSupplier } });
});
afterAll(() => store?.close());

test('a payer whose booking takes long is sent back to the return, and told on a page in the end', async () => {
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const { confirm_url, return_url } = await openPayment(visitor, checkoutId);
  await sendCard(visitor, confirm_url, '4242424242424242');
  const [first, last] = await Promise.all([visitor.send('GET', return_url), visitor.send('GET', `${return_url}?round=12`)]);
  expect([first.status, first.headers.location]).toEqual([303, `/payment-return/${checkoutId}?round=1`]);
  expect([last.status, last.headers['content-type'], last.headers['cache-control']]).toEqual([503, 'text/html; charset=utf-8', 'no-store']);
  expect(last.body).toBe(`<p>${checkoutId}: 503</p>`);
});

test('a return to no checkout is a page too', async () => {
  const { status, headers } = await new Visitor(store.app).send('GET', '/payment-return/unknown');
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});
