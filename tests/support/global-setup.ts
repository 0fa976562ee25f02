import { runStore } from './run-store.ts';

/** One store for all browser tests; its address and data reach the workers as environment variables. */
export default async function openStore(): Promise<() => Promise<void>> {
  const store = await runStore();
  process.env.STORE_ORIGIN = store.origin;
  process.env.STORE_DATA = store.dataDirectory;
  return store.stop;
}
