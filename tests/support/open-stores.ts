/** A store that the global setup has opened for the browser tests. */
export interface OpenStore {
  origin: string;
  dataDirectory: string;
  /** Of PostgreSQL, where the store is on it. */
  databaseUrl?: string;
}

/** The brand of this repository, on the embedded database and on PostgreSQL; the example of a brand with one market and one language. */
export type StoreName = 'markets' | 'onPostgres' | 'singleMarket';

/** Where the documents of each store lie. */
export const storeFolders: Record<StoreName, string> = {
  markets: 'markets',
  onPostgres: 'markets',
  singleMarket: 'tests/fixtures/single-market',
};

const variable = 'STORES_UNDER_TEST';

/** Hands the stores to the workers: they inherit the environment and nothing else. */
export function publishStores(stores: Record<StoreName, OpenStore>): void {
  process.env[variable] = JSON.stringify(stores);
}

/** @throws where the global setup has not run */
export function openStores(): Record<StoreName, OpenStore> {
  const published = process.env[variable];
  if (!published) throw new Error(`${variable} is not set: the global setup has not run`);
  return JSON.parse(published) as Record<StoreName, OpenStore>;
}
