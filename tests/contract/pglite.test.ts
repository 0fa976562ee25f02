import { openStore } from '../server/store-fixture.ts';
import { registerContract } from './contract.ts';

await registerContract(async () => {
  const store = await openStore({ now: () => new Date() });
  return { store, db: store.database.db, close: store.close };
});
