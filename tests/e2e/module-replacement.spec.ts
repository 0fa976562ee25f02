import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { documentOf, placeAt } from '../support/documents.ts';

const place = placeAt('/gb-en');
const [partner = ''] = place.documents.brand.moduleOrigins ?? [];
const stranger = 'https://stranger.example';

const pathTo = (address: string) => `/checkout/module-replacement/${Buffer.from(address).toString('base64url')}`;

/** Serves a page of the partner that can be told what to say to the store. */
async function servePartner(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  for (const origin of [partner, stranger])
    await page.route(`${origin}/**`, async (route) => {
      fetched.push(route.request().url());
      await route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Partner</title><h1>Another hotel</h1><p>Choose one.</p></html>',
      });
    });
  return fetched;
}

/** The partner's page sends a message to the window that it stands in. */
async function say(page: Page, message: object): Promise<void> {
  const frame = page.frames().find((candidate) => candidate.url().startsWith(partner));
  if (!frame) throw new Error('The page of the partner is not there');
  await frame.evaluate((data) => window.parent.postMessage(data, '*'), message);
}

test('a partner’s page stands in a frame, and its messages lead home or to itself and nowhere else', async ({ page, baseURL }) => {
  const fetched = await servePartner(page);
  await page.goto(pathTo(`${partner}/hotels?stay=3`));
  const frame = page.frameLocator(`iframe[title="${place.say('checkout.module.frame', { host: new URL(partner).host })}"]`);
  await expect(frame.getByRole('heading', { name: 'Another hotel' })).toBeVisible();
  expect(fetched).toEqual([`${partner}/hotels?stay=3`]);
  await expectAccessible(page);

  const here = page.url();
  await say(page, { urls: [`${stranger}/`] });
  await say(page, { action: 'redirect', location: `${stranger}/` });
  await say(page, { action: 'redirect', location: `${partner}/` });
  await say(page, { urls: ['javascript:document.title="taken"'] });
  await page.evaluate(() => window.postMessage({ urls: ['/gb-en'] }, '*'));
  await page.waitForTimeout(300);
  expect(page.url()).toBe(here);
  expect(await page.title()).not.toBe('taken');

  await say(page, { action: 'redirect', location: `${baseURL}${place.search}` });
  await page.waitForURL(`${baseURL}${place.search}`);
});

test('a list of addresses leads to the first of them, where the partner may send visitors', async ({ page }) => {
  await servePartner(page);
  await page.goto(`/checkout/module-replacement?url=${encodeURIComponent(`${partner}/hotels`)}`);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Another hotel' })).toBeVisible();
  await say(page, { urls: [`${partner}/chosen`, `${stranger}/`] });
  await page.waitForURL(`${partner}/chosen`);
});

test.describe('elsewhere', () => {
  test.use({ expectedComplaints: failedRequest(404) });

  test('an address that no document allows is not found, and nothing of it is fetched', async ({ page }) => {
    const fetched = await servePartner(page);
    const { errorConfiguration404 } = documentOf('errors', place.market);
    for (const path of [
      pathTo(`${stranger}/`),
      pathTo('javascript:alert(1)'),
      pathTo(`${partner}@stranger.example/`),
      `/checkout/module-replacement/${encodeURIComponent(encodeURIComponent(`${partner}/`))}`,
      `/checkout/module-replacement?url=${encodeURIComponent('//stranger.example')}`,
      '/checkout/module-replacement',
    ]) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.text(errorConfiguration404.title));
    }
    expect(fetched).toEqual([]);
  });
});
