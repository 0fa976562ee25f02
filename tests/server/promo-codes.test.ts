import { expect, test } from 'vitest';
import { release } from '../fixtures/release.ts';
import { expectOk, openPayment, openStore, queryOf, readyToPay, sendCard, silentSupplier, Visitor } from './store-fixture.ts';

test('a booking that is rolled back gives the use of its code back, and a code that ends meanwhile is a changed price', {
  timeout: 60_000,
}, async () => {
  let refuses = true;
  const outcomes = new Map<string, { outcome: 'booked'; reference: string } | { outcome: 'refused' }>();
  const store = await openStore({
    replace: {
      supplier: {
        ...silentSupplier,
        find: async (key) => outcomes.get(key) ?? null,
        book: async ({ key }) => {
          const outcome = refuses ? ({ outcome: 'refused' } as const) : ({ outcome: 'booked', reference: key.slice(0, 8) } as const);
          outcomes.set(key, outcome);
          return outcome;
        },
      },
    },
  });
  const { db } = store.database;
  const used = async () => (await db.selectFrom('promo_code_uses').select('used').executeTakeFirst())?.used;
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor);
  const query = queryOf(checkoutId);
  expectOk(await visitor.call('applyPromoCode', { query, body: { promoCode: 'LASTONE' } }));
  const pay = async () => {
    const session = await openPayment(visitor, checkoutId);
    await sendCard(visitor, session.confirm_url, '4242424242424242');
    return String((await visitor.send('GET', session.return_url)).headers.location);
  };
  expect(await pay()).toMatch(/decline=not_available$/);
  expect(await used()).toBe(0);

  const { last, ...others } = release.promoCodes;
  if (!last) throw new Error('The fixture has no such code');
  const ended = { ...release, promoCodes: { ...others, last: { ...last, validUntil: '2020-01-01' } } };
  await store.platform.adoptRelease(ended);
  const refused = visitor.call('createCheckoutSession', {
    params: { checkoutId },
    body: { payment_plan: 'ONE_TIME', payment_method: 'CARD', customer: { email: 'zoe.lambert@mail.example' } },
  });
  expect((await refused).body).toMatchObject({ code: 'NOT_AVAILABLE', fields: ['price_changed'] });
  const check = expectOk(await visitor.call('checkAvailability', { query, body: {} }));
  expect(check.totalPackagePrice.amount - check.previousTotalPackagePrice.amount).toBe(5_000);
  expect(expectOk(await visitor.call('acceptPrices', { query, body: { priceVersion: 2 } })).prices).toMatchObject({
    promoCode: null,
    totalPackagePrice: { amount: 260_000 },
    priceVersion: 3,
  });

  await store.platform.adoptRelease(release);
  expectOk(await visitor.call('applyPromoCode', { query, body: { promoCode: 'LASTONE' } }));
  refuses = false;
  expect(await pay()).toMatch(/payment-successful$/);
  expect(await used()).toBe(1);
  await store.close();
});
