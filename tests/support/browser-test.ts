import { test as base, expect } from '@playwright/test';

interface BrowserFixtures {
  /** Complaints of the browser's console that a test brings about itself, as by asking for a page that does not exist. */
  expectedComplaints: RegExp | null;
}

/**
 * A test of the running store. It fails on anything that the browser complains of: console errors and warnings (React's
 * hydration warnings among them), uncaught errors, and violations of the content security policy.
 */
export const test = base.extend<BrowserFixtures>({
  baseURL: async ({ browserName: _ }, use) => use(storeOrigin()),
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

function storeOrigin(): string {
  return fromSetup('STORE_ORIGIN');
}

/** The data directory of the store under test. */
export function storeData(): string {
  return fromSetup('STORE_DATA');
}

function fromSetup(name: 'STORE_ORIGIN' | 'STORE_DATA'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup has not run`);
  return value;
}
