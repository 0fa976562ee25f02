import { openDatabase } from '#server/database/open-database.ts';
import { smallTourId } from '../fixtures/release.ts';
import { adultsOf, departureDate, openPayment, openStore, party, readyToPay, sendCard, Visitor } from './store-fixture.ts';

/** Whether the supplier has a place left when the money is there. */
export type Scenario = 'booked' | 'refused';

const crashParty = { ...party, tripId: smallTourId, rooms: [{ adults: 2, childAges: [] }] };

/** A traveller pays; settling, and then sending the mail, goes on until the process is killed. */
export async function settleUntilCrash(dataDirectory: string, scenario: Scenario): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory });
  const refuseOnce = { find: async () => null, book: async () => ({ outcome: 'refused' as const }) };
  const store = await openStore({ database, ...(scenario === 'refused' ? { replace: { supplier: refuseOnce } } : {}) });
  const visitor = new Visitor(store.app);
  const checkoutId = await readyToPay(visitor, crashParty, adultsOf(crashParty));
  const session = await openPayment(visitor, checkoutId);
  await sendCard(visitor, session.confirm_url, '4242424242424242');
  process.stdout.write(`${JSON.stringify({ checkoutId, departureDate })}\n`);
  await store.platform.provider.settle(checkoutId);
  store.platform.start();
  await new Promise((resolve) => setTimeout(resolve, 20_000));
}
