import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { openDocuments, type Place } from '../support/documents.ts';
import { readHead } from '../support/html-head.ts';
import { bookTour } from '../support/journey.ts';
import { storeFolders } from '../support/open-stores.ts';
import { startApp } from '../support/screens/public-pages.ts';

const documents = openDocuments(storeFolders.singleMarket);
const [place] = documents.places as [Place];
const walk = 'hardanger-orchards';
const journeys = [
  { axeWidth: 390, tourId: walk, query: 'sider og kajakk', rooms: [{ adults: 2, childAges: [] }] },
  { axeWidth: 1440, tourId: 'bergen-line', query: 'jernbane', rooms: [{ adults: 1, childAges: [6] }] },
];

const policies = ['/reisevilkar', '/sporsmal', '/personvern', '/informasjonskapsler', '/om-selskapet'];
const pages = [place.home, place.search, place.tour(walk), '/slik-reiser-vi', ...policies];

test('the brand has one market and one language', () => {
  expect(documents.places).toHaveLength(1);
  expect(place.home).toBe('/');
});

for (const path of pages) {
  test(`${path} stands at the root: nothing on it carries a prefix or names another market`, async ({ request, baseURL }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const { lang, canonical, alternates } = readHead(html);
    expect({ lang, canonical, alternates }).toEqual({ lang: place.contentLocale, canonical: `${baseURL}${path}`, alternates: {} });
    expect(html).not.toMatch(new RegExp(`["'=]/${place.market}-${place.language}(/|["'?#])`));
    expect(html).not.toContain(place.text(documents.documentOf('footer', place.market).preferencesBlock.title));
  });
}

test('addresses with a prefix lead nowhere', async ({ request }) => {
  for (const path of [`/${place.market}-${place.language}`, `/${place.market}-${place.language}${place.search}`, '/gb-en'])
    expect((await request.get(path)).status(), path).toBe(404);
});

for (const journey of journeys) {
  const { axeWidth: width } = journey;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a visitor books a tour', async ({ page }) => {
      const addresses = recordAddresses(page);
      await page.goto(place.home);
      await expectLinksWithoutPrefix(page);
      await bookTour(page, {
        place,
        ...journey,
        card: 'succeeds',
      });
      expect(addresses.filter((address) => /^\/[a-z]+-[a-z]{2}(\/|$)/.test(address))).toEqual([]);
    });

    test.describe('where there is no page', () => {
      test.use({ expectedComplaints: failedRequest(404) });

      test('the error page says so and leads to the home page', async ({ page }) => {
        const { errorConfiguration404 } = documents.documentOf('errors', place.market);
        await page.goto('/no/such/page');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.text(errorConfiguration404.title));
        await expectAccessible(page);
        await page.getByRole('link', { name: place.text(errorConfiguration404.ctaText ?? { en: '' }) }).click();
        await expect(page).toHaveURL(place.home);
      });
    });
  });
}

test('the running application offers no other market, and moves between pages without a prefix', async ({ page }) => {
  await page.goto('/slik-reiser-vi');
  await startApp(page);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  const { privacy } = documents.documentOf('footer', place.market).thirdBlock.links;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: place.text(privacy?.label ?? { en: '' }) })
    .last()
    .click();
  await expect(page).toHaveURL('/personvern');
  await expectLinksWithoutPrefix(page);
});

/** Paths of every page that the visitor comes to. */
function recordAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) addresses.push(new URL(frame.url()).pathname);
  });
  return addresses;
}

async function expectLinksWithoutPrefix(page: Page): Promise<void> {
  const hrefs = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(5);
  expect(hrefs.filter((href) => /^\/[a-z]+-[a-z]{2}([/?#]|$)/.test(href))).toEqual([]);
}
