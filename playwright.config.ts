import { defineConfig, devices } from '@playwright/test';
import type { WorkerOptions } from './tests/support/browser-test.ts';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What writes to the database most: all of it on PostgreSQL in `npm run test:full`, one booking otherwise. */
const checkoutTests = /(agency-checkout|availability|booking|booking-changes|checkout-state|confirmation|offers|payment)\.spec\.ts$/;
/** Tests that move the database under the store. */
const databaseTests = '**/trip-has-moved-on.spec.ts';
const isFull = Boolean(process.env.FULL_TESTS);

export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results/browser',
  workers: 2,
  retries: 1,
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'markets', testIgnore: ['**/single-market.spec.ts', databaseTests] },
    {
      name: 'on-postgres',
      testMatch: [isFull ? checkoutTests : '**/booking.spec.ts', databaseTests],
      ...(isFull ? {} : { grep: /3-D Secure|since/ }),
      use: { storeName: 'onPostgres' },
    },
    { name: 'single-market', testMatch: '**/single-market.spec.ts', use: { storeName: 'singleMarket' } },
  ],
  reporter: [['line'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: chromium, args },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
  },
});
