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
    { name: 'markets', testIgnore: '**/single-market.spec.ts' },
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
