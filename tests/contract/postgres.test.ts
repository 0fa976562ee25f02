import { openDatabase } from '#server/database/open-database.ts';
import { openStore } from '../server/store-fixture.ts';
import { startPostgres } from '../support/postgres.ts';
import { registerContract } from './contract.ts';

await registerContract(async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, dataDirectory: '' });
  const store = await openStore({ now: () => new Date(), database });
  return {
    store,
    db: database.db,
    close: async () => {
      await store.close();
      await postgres.stop();
    },
  };
});
