import { test as base, expect } from '@playwright/test';
import { type OpenStore, openStores, type StoreName } from './open-stores.ts';

export interface WorkerOptions {
  /** Which of the stores that the global setup has opened is under test. */
  storeName: StoreName;
}

interface BrowserFixtures {
  /** Complaints of the browser's console that a test brings about itself, as by asking for a page that does not exist. */
  expectedComplaints: RegExp | null;
}

/**
 * A test of the running store. It fails on anything that the browser complains of: console errors and warnings (React's
 * hydration warnings among them), uncaught errors, and violations of the content security policy.
 */
export const test = base.extend<BrowserFixtures, WorkerOptions & { store: OpenStore }>({
  storeName: ['markets', { option: true, scope: 'worker' }],
  store: [
    async ({ storeName }, use) => {
      store = openStores()[storeName];
      await use(store);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ store: { origin } }, use) => use(origin),
  expectedComplaints: [null, { option: true }],
  page: async ({ page, expectedComplaints }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        console.error(`Violates the content security policy: ${violatedDirective} ${blockedURI}`);
      });
    });
    await use(page);
    expect(complaints.filter((complaint) => !expectedComplaints?.test(complaint))).toEqual([]);
  },
});

export { expect };

/** Chromium names every answer of 400 and more in the console. */
export function failedRequest(...statuses: number[]): RegExp {
  return new RegExp(`^Failed to load resource: the server responded with a status of (${statuses.join('|')}) `);
}

/** The store under test in this worker. */
let store: OpenStore | undefined;

export function storeOrigin(): string {
  return storeUnderTest().origin;
}

/** The data directory of the store under test. */
export function storeData(): string {
  return storeUnderTest().dataDirectory;
}

/** The PostgreSQL that the store under test is on. @throws where it is on the embedded database */
export function storeDatabase(): string {
  const { databaseUrl } = storeUnderTest();
  if (!databaseUrl) throw new Error('The store under test is not on PostgreSQL');
  return databaseUrl;
}

function storeUnderTest(): OpenStore {
  if (!store) throw new Error('No store is under test: only a test of tests/support/browser-test.ts has one');
  return store;
}
