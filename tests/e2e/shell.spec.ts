import { calls } from '#contract/calls.generated.ts';
import { payloadSuffix } from '#contract/page-payload.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { documentOf, homePage, placeAt, tourOf } from '../support/documents.ts';
import {
  book,
  bookingPanel,
  chooseDeparture,
  openBookingForm,
  resultTitles,
  searchFor,
  startApp,
} from '../support/screens/public-pages.ts';
import { findDeparture } from '../support/store-calls.ts';

const english = placeAt('/gb-en');
const german = placeAt('/de-de');
const tour = 'lofoten-islands';

test('a press before the application is there is not lost', async ({ page }) => {
  await page.goto(english.tour(tour));
  const panel = bookingPanel(page, english);
  await panel.getByRole('button', { name: english.say('tour.book.start') }).click();
  await expect(panel.getByLabel(english.say('tour.book.month'))).toBeVisible();
});

test('the loading bar runs while the next page is on its way', async ({ page }) => {
  await page.goto(english.search);
  await startApp(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${payloadSuffix}?*`, async (route) => {
    await released;
    await route.continue();
  });
  await resultTitles(page).first().getByRole('link').click();
  const bar = page.getByRole('progressbar', { name: english.say('shell.loading') });
  await expect(bar).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/tour\//);
  await expect(bar).toHaveCount(0);
});

test.describe('when the booking platform fails', () => {
  test.use({ expectedComplaints: failedRequest(502) });

  test('a toast says so, closes by itself, and the visitor can try again', async ({ page }) => {
    const { badGateway } = documentOf('errors', english.market);
    const departure = await findDeparture(page.request, english, tour, [{ adults: 2, childAges: [] }]);
    await page.goto(english.tour(tour));
    const panel = await openBookingForm(page, english);
    await chooseDeparture(panel, english, departure);
    await page.route(
      `**${calls.createCheckout.path}`,
      (route) => route.fulfill({ status: 502, json: { code: 'BAD_GATEWAY', status: 502 } }),
      {
        times: 1,
      },
    );
    await book(panel, english);
    const toast = page.getByText(english.text(badGateway.title));
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCount(0);
    await book(panel, english);
    await expect(page).toHaveURL(/\/checkout\//);
  });

  test('an answer that makes no sense shows the error page, and its button leads home', async ({ page }) => {
    const { errorConfiguration500 } = documentOf('errors', english.market);
    await page.goto(english.search);
    await startApp(page);
    await page.route(`**${payloadSuffix}?*`, (route) => route.fulfill({ status: 502 }));
    await page.route(`**${calls.getTourDetails.path}?*`, (route) => route.fulfill({ json: {} }));
    await resultTitles(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.text(errorConfiguration500.title));
    await expect(page).toHaveTitle(english.text(errorConfiguration500.title));
    await page
      .getByRole('main')
      .getByRole('link', { name: english.text(errorConfiguration500.ctaText ?? { en: '' }) })
      .click();
    await expect(page).toHaveURL(english.home);
  });
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedComplaints: failedRequest(404) });

  test('shows the error page in the market’s language, and its button leads home', async ({ page }) => {
    const { errorConfiguration404 } = documentOf('errors', german.market);
    const response = await page.goto(`${german.home}/nirgendwo`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.text(errorConfiguration404.title));
    await page
      .getByRole('main')
      .getByRole('link', { name: german.text(errorConfiguration404.ctaText ?? { en: '' }) })
      .click();
    await expect(page).toHaveURL(german.home);
  });
});

test('where the server rendered nothing, the application mounts and works', async ({ page }) => {
  await page.route(`**${english.home}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutRendering(await response.text()) });
  });
  await page.goto(english.home);
  const hero = Object.values(homePage.blocks).find((block) => block.type === 'hero');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero ? english.text(hero.title) : '');
  await searchFor(page, english, 'lofoten');
  await expect(resultTitles(page).first()).toHaveText(english.text(tourOf(tour).title));
});

/** The document as the server sends it when rendering fails: no page, and a script that starts at once. */
function withoutRendering(html: string): string {
  return html
    .replace('<html ', '<html data-start="now" ')
    .replace(/<div id="app">[\s\S]*<\/div>(?=\n<script type="application\/json" id="page-state">)/, '<div id="app"></div>')
    .replace(/(<script type="application\/json" id="page-state">)(.*?)(<\/script>)/, (_, open: string, state: string, close: string) => {
      const { rendered: _rendered, ...rest } = JSON.parse(state) as Record<string, unknown>;
      return open + JSON.stringify(rest) + close;
    });
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is opened, walked and closed by keyboard, and gives focus back', async ({ page }) => {
    await page.goto(english.home);
    const toggle = page.getByRole('navigation', { name: english.say('shell.navigation') }).locator('summary');
    await toggle.focus();
    const dialog = page.getByRole('dialog', { name: english.say('shell.menu') });
    await expect(async () => {
      await toggle.press('Enter');
      await expect(dialog).toBeVisible({ timeout: 500 });
    }).toPass();

    const stops = (await dialog.getByRole('link').count()) + (await dialog.getByRole('button').count());
    for (let stop = 0; stop < stops + 3; stop++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'));
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test('a choice in the menu leads there and closes it', async ({ page }) => {
    await page.goto(english.tour(tour));
    await page
      .getByRole('navigation', { name: english.say('shell.navigation') })
      .locator('summary')
      .click();
    const dialog = page.getByRole('dialog', { name: english.say('shell.menu') });
    await dialog.getByRole('link', { name: english.say('shell.home') }).click();
    await expect(page).toHaveURL(english.home);
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
