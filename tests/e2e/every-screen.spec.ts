import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { documentOf, type Place, placeAt } from '../support/documents.ts';
import { startApp } from '../support/screens/public-pages.ts';
import { sampledScreens } from '../support/screens/public-screens.ts';
import { walkByKeyboard } from '../support/screens/walk-by-keyboard.ts';

/** What holds of every screen: in one language for each and width, in `npm run test:full` in four at both widths. */
const homes = ['/gb-en', '/de-de', '/fr-fr', '/fi-fi'];
const widths = [390, 1440];
const isFull = Boolean(process.env.FULL_TESTS);

/** A trace keeps the page at each press of a key: many times the work of the test. What fails here says where. */
test.use({ trace: 'off' });

/** Languages take turns, so that each is met at each width. */
const placesAt = (turn: number): Place[] => (isFull ? homes : [homes[turn % homes.length] ?? '']).map(placeAt);

for (const [index, [name, pathIn]] of sampledScreens.entries()) {
  for (const [at, width] of widths.entries()) {
    for (const place of placesAt(index + 2 * at + Math.floor(index / homes.length))) {
      test(`${name} in ${place.home} is for everybody at ${width} px, and is walked by keyboard`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(pathIn(place));
        await startApp(page);
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        expect(await walkByKeyboard(page)).toEqual([]);
      });
    }
  }
}

for (const width of widths) {
  test(`the market selector is for everybody at ${width} px, and is walked by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await startApp(page);
    await expectAccessible(page);
    expect((await walkByKeyboard(page)).filter((complaint) => !complaint.startsWith('the first stop'))).toEqual([]);
  });

  test.describe('where nothing is', () => {
    test.use({ expectedComplaints: failedRequest(404) });

    test(`the error page is for everybody at ${width} px, and is walked by keyboard`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${placeAt('/fr-fr').home}/nulle/part`);
      await startApp(page);
      await expectAccessible(page);
      expect(await walkByKeyboard(page)).toEqual([]);
    });
  });
}

test('the link to the content is the first stop, and the next one lies in the content', async ({ page }) => {
  for (const place of placesAt(1)) {
    await page.goto(place.search);
    await startApp(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [index, [name, pathIn]] of sampledScreens.entries()) {
    for (const place of placesAt(index)) {
      test(`${name} in ${place.home} is read, and all that can be pressed does something`, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(pathIn(place));
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
          expect(await page.getByRole('main').evaluate(unreadable)).toEqual([]);
          expect(await page.locator('body').evaluate(inert)).toEqual([]);
        }
      });
    }
  }

  for (const place of isFull ? homes.map(placeAt) : [placeAt('/fi-fi')]) {
    test(`every link of the header of ${place.home} is reached on small screens, and those of the footer`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(place.home);
      for (const part of [page.getByRole('banner'), page.getByRole('contentinfo')]) {
        const summaries = part.locator('summary');
        for (let at = 0; at < (await summaries.count()); at++) if (await summaries.nth(at).isVisible()) await summaries.nth(at).click();
        const shown = part.getByRole('link').filter({ visible: true });
        expect(await shown.count()).toBeGreaterThan(3);
      }
      const header = documentOf('header', place.market);
      for (const { label } of Object.values(header.links))
        await expect(
          page
            .getByRole('banner')
            .getByRole('link', { name: place.text(label), exact: true })
            .first(),
        ).toBeVisible();
    });
  }
});

/**
 * Runs in the page: texts that nobody can bring to the screen. What is folded into details is there for whoever opens it, and
 * what a width puts elsewhere is there once.
 */
function unreadable(main: Element): string[] {
  const texts = [...main.querySelectorAll('h2, h3, p, li, dt, dd, figcaption')].filter((text) => text.textContent?.trim());
  const read = new Set(
    texts.filter((text) => text.checkVisibility() || text.closest('details:not([open])')).map((text) => text.textContent),
  );
  return texts.filter((text) => !read.has(text.textContent)).map((text) => text.outerHTML.slice(0, 160));
}

/** Runs in the page: links that lead nowhere, and buttons that nothing answers to. */
function inert(body: Element): string[] {
  const links = [...body.querySelectorAll('a')].filter((link) => !/^(\/|https?:|mailto:|tel:|#.)/.test(link.getAttribute('href') ?? ''));
  const buttons = [...body.querySelectorAll<HTMLButtonElement>('button, [role="button"]')].filter(
    (button) => button.checkVisibility({ visibilityProperty: true }) && !(button.type === 'submit' && button.form?.action),
  );
  return [...links, ...buttons].map((element) => element.outerHTML.slice(0, 160));
}
