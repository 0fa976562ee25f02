import { expect, test } from 'vitest';
import { createSandboxSupplier } from '#server/booking/sandbox/supplier/sandbox-supplier.ts';
import { type Db, openPglite } from '#server/database/open-database.ts';
import { smallTourId } from '../fixtures/release.ts';
import { adultsOf, openPayment, openStore, party, readyToPay, sendCard, Visitor } from './store-fixture.ts';

/** The same database; the next look at the departures waits for what it is told to wait for. */
function holdingDepartures(db: Db): { db: Db; hold: (until: Promise<unknown>) => void } {
  let gate: Promise<unknown> | undefined;
  const held = (query: object, until: Promise<unknown>): object =>
    new Proxy(query, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...input: unknown[]) => object;
        if (name === 'executeTakeFirst') return () => until.then(() => method.call(target));
        return (...input: unknown[]) => held(method.apply(target, input), until);
      },
    });
  const selectFrom = (table: 'departures') => {
    const query = db.selectFrom(table);
    const until = table === 'departures' ? gate : undefined;
    if (until) gate = undefined;
    return until ? held(query, until) : query;
  };
  const proxy = new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name === 'selectFrom') return selectFrom;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    db: proxy,
    hold: (until) => {
      gate = until;
    },
  };
}

test('who finds the places taken by the same booking does not void its payment', { timeout: 60_000 }, async () => {
  const database = await openPglite({});
  const { db, hold } = holdingDepartures(database.db);
  const supplier = createSandboxSupplier(database.db);
  let slow: Promise<unknown> = Promise.resolve();
  let tellBooked = () => {};
  const booked = new Promise<void>((resolve) => {
    tellBooked = resolve;
  });
  const store = await openStore({
    database: { ...database, db },
    replace: {
      supplier: {
        ...supplier,
        book: async (request) => {
          const outcome = await supplier.book(request);
          tellBooked();
          await slow;
          return outcome;
        },
      },
    },
  });
  // The last two places of the departure.
  const couple = { ...party, tripId: smallTourId, rooms: [{ adults: 2, childAges: [] }] };
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor, couple, adultsOf(couple));
  const session = await openPayment(visitor, checkoutId);
  await sendCard(visitor, session.confirm_url, '4242424242424242');

  hold(booked);
  slow = store.platform.provider.settle(checkoutId);
  const fast = store.platform.provider.settle(checkoutId);
  expect(await Promise.all([slow, fast])).toEqual([{ state: 'booked' }, { state: 'booked' }]);
  const operations = await database.db.selectFrom('sandbox_payment_operations').select('kind').orderBy('kind').execute();
  expect(operations.map(({ kind }) => kind)).toEqual(['authorisation', 'capture']);
  await store.close();
});
