import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { placeAt, sampledPlaces } from '../support/documents.ts';
import { openTravellerDetails } from '../support/screens/checkout.ts';
import { openBookingForm, startApp } from '../support/screens/public-pages.ts';
import { contactSection, fieldLabel } from '../support/screens/travellers.ts';
import { createCheckout } from '../support/store-calls.ts';

/** Most kB (1000 bytes) of JavaScript as it travels, brotli: what is reached, rounded up. */
const limits = {
  home: { beforeIntent: 2, all: 116 },
  search: { beforeIntent: 2, all: 116 },
  tour: { beforeIntent: 2, all: 120 },
};
const travellerDetailsLimits = { all: 150, phoneNumbers: 25 };

const place = placeAt('/gb-en');
const tourId = 'lofoten-islands';
const paths = { home: place.home, search: place.search, tour: place.tour(tourId) };

/** Counts the scripts that a page loads. Chromium asks for brotli, as every browser does over https and on localhost. */
function countScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    expect.soft(response.headers()['content-encoding'], response.url()).toBe('br');
    sizes.set(
      response.url(),
      response.finished().then(async () => (await response.request().sizes()).responseBodySize),
    );
  });
  return {
    addresses: () => [...sizes.keys()],
    kilobytes: async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0) / 1000,
  };
}

for (const [name, path] of Object.entries(paths)) {
  test(`${name} keeps its budget of JavaScript, all of it from the store itself`, async ({ page, baseURL }) => {
    const scripts = countScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const limit = limits[name as keyof typeof limits];
    const before = await scripts.kilobytes();

    await startApp(page);
    if (name === 'tour') await openBookingForm(page, place);
    const all = await scripts.kilobytes();
    test.info().annotations.push({ type: 'kB', description: `before intent ${before}, all ${all}` });
    expect.soft(before).toBeGreaterThan(0);
    expect.soft(before).toBeLessThanOrEqual(limit.beforeIntent);
    expect.soft(all).toBeGreaterThan(before);
    expect.soft(all).toBeLessThanOrEqual(limit.all);
    for (const address of scripts.addresses()) expect.soft(new URL(address).origin).toBe(baseURL);
  });
}

test('traveller details keep their budget; numbering plans of telephones come when a number is asked for', async ({ page, browser }) => {
  const checkoutId = await createCheckout(page, place, 'costa-rica-with-children', [{ adults: 2, childAges: [] }]);
  await openTravellerDetails(page, place, checkoutId);

  const firstVisit = await browser.newContext({ storageState: await page.context().storageState() });
  const visit = await firstVisit.newPage();
  const scripts = countScripts(visit);
  await visit.goto(page.url(), { waitUntil: 'networkidle' });
  const phone = contactSection(visit, place).getByLabel(fieldLabel(place, 'contact', 'mobilePhone'));
  await expect(phone).toBeVisible();
  const all = await scripts.kilobytes();
  const known = scripts.addresses().length;
  await phone.focus();
  await expect.poll(() => scripts.addresses().length).toBeGreaterThan(known);
  const phoneNumbers = (await scripts.kilobytes()) - all;
  test.info().annotations.push({ type: 'kB', description: `all ${all}, telephone numbers ${phoneNumbers}` });
  expect.soft(all).toBeLessThanOrEqual(travellerDetailsLimits.all);
  expect.soft(phoneNumbers).toBeLessThanOrEqual(travellerDetailsLimits.phoneNumbers);
  await firstVisit.close();
});

test('no page holds a script that would run', async ({ request }) => {
  const pages = sampledPlaces.flatMap((each) => [each.home, each.search, each.tour(tourId)]);
  for (const path of ['/', ...pages, '/no/such/page', '/checkout/none', '/checkout/none/payment']) {
    const html = await (await request.get(path)).text();
    const inline = [...html.matchAll(/<script([^>]*)>/g)]
      .map(([, attributes = '']) => attributes)
      .filter((attributes) => !/\ssrc="\//.test(attributes));
    for (const attributes of inline) expect(attributes, path).toMatch(/\stype="application\/(ld\+)?json"/);
    expect(html, path).not.toMatch(/<[^>]+\s(on\w+|style)=/);
  }
});
