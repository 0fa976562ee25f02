import type { Page } from '@playwright/test';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { documentOf, placeAt, tourOf } from '../support/documents.ts';
import { searchFor, startApp } from '../support/screens/public-pages.ts';

const place = placeAt('/fr-fr');
const tourId = 'lofoten-islands';
const { slug } = tourOf(tourId);

/** Follows a link that an author may have written: the application is there, and takes the click. */
async function followLink(page: Page, href: string): Promise<void> {
  await startApp(page);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = 'a link of an author';
    document.getElementById('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'a link of an author' }).click();
}

for (const [what, href, expected] of [
  ['a path of another language', `${place.home}/tours?query=mer`, `${place.search}?query=mer`],
  ['a slug of another language', `${place.home}/tour/${slug.en}?a=1`, `${place.tour(tourId)}?a=1`],
  ['the older tour detail', `${place.home}/planner?tourId=${tourId}&a=1`, `${place.tour(tourId)}?a=1`],
] as const) {
  test(`a link with ${what} ends where the server would lead`, async ({ page }) => {
    await page.goto(place.home);
    await followLink(page, href);
    await expect(page).toHaveURL(expected);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('a link that leads nowhere', () => {
  test.use({ expectedComplaints: failedRequest(404) });

  test('ends on the error page of the market, and back leads back', async ({ page }) => {
    await page.goto(place.home);
    await followLink(page, `${place.home}/no/such/page`);
    const { errorConfiguration404 } = documentOf('errors', place.market);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.text(errorConfiguration404.title));
    await page.goBack();
    await expect(page).toHaveURL(place.home);
  });
});

test('a search keeps what the address asks for, and the same search is no new page', async ({ page }) => {
  await page.goto(`${place.home}?utm_source=letter`);
  await startApp(page);
  await searchFor(page, place, 'mer');
  await expect(page).toHaveURL(`${place.search}?utm_source=letter&query=mer`);
  const entries = await page.evaluate(() => history.length);
  await searchFor(page, place, 'mer');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test.describe('the hash of cookie preferences', () => {
  test.use({ expectedComplaints: /There is no choice of cookies to open/ });

  test('is told and goes, with the rest of the address kept, whether a visitor arrives with it or follows a link', async ({ page }) => {
    const warned = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' });
    await page.goto(`${place.search}?query=mer#manage-cookie-preferences`);
    await warned;
    await expect(page).toHaveURL(`${place.search}?query=mer`);

    const warnedAgain = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' });
    await followLink(page, '#manage-cookie-preferences');
    await warnedAgain;
    await expect(page).toHaveURL(`${place.search}?query=mer`);
  });
});
