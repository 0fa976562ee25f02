/**
 * The JavaScript of a first visit, in kB as it travels (brotli): before anybody touches the page, and after everything that
 * the page has is loaded.
 */
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/find-browser.mjs';
import { startStore } from './store.mjs';

const settleMs = 1_500;
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param {import('playwright-core').Page} page */
export function countScripts(page) {
  const sizes = new Map();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(response.url(), (await response.request().sizes()).responseBodySize);
  });
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;
}

/** A sign of intent, and a look at everything down to the foot of the page. */
async function touch(page) {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(settleMs);
}

async function measure(browser, url) {
  const page = await (await browser.newContext()).newPage();
  const size = countScripts(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const before = size();
  await touch(page);
  await page.waitForLoadState('networkidle');
  const after = size();
  await page.context().close();
  return { before, after };
}

export async function benchPageScripts() {
  const store = await startStore();
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  const pages = { home: '/gb-en', search: '/gb-en/tours', tour: '/gb-en/tour/lofoten-islands' };
  const results = [];
  for (const [name, path] of Object.entries(pages)) {
    const { before, after } = await measure(browser, store.origin + path);
    results.push({ name: `${name}: kB of JavaScript before intent`, value: before, target: 12 });
    results.push({ name: `${name}: kB of JavaScript after all is loaded`, value: after, target: 120 });
  }
  await browser.close();
  await store.stop();
  return results;
}
