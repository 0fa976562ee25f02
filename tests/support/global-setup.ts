import { type OpenStore, publishStores, type StoreName, storeFolders } from './open-stores.ts';
import { startPostgres } from './postgres.ts';
import { runStore } from './run-store.ts';

/** One store for all tests of a brand and a database, each a process of its own with its own port and data. */
export default async function openAllStores(): Promise<() => Promise<void>> {
  const names = Object.keys(storeFolders) as StoreName[];
  const postgres = await startPostgres();
  const stores = await Promise.all(
    names.map((name) => {
      const database = name === 'onPostgres' ? { DATABASE_URL: postgres.url } : {};
      return runStore({ environment: { MARKETS_DIR: storeFolders[name], ...database }, stays: true });
    }),
  );
  const entries = stores.map(({ origin, dataDirectory }, index) => {
    const name = names[index];
    return [name, { origin, dataDirectory, ...(name === 'onPostgres' ? { databaseUrl: postgres.url } : {}) }];
  });
  publishStores(Object.fromEntries(entries) as Record<StoreName, OpenStore>);
  return async () => {
    await Promise.all(stores.map(({ stop }) => stop()));
    await postgres.stop();
  };
}
