import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, failedRequest, test } from '../support/browser-test.ts';
import { documentOf, placeAt } from '../support/documents.ts';
import { promoCode, promoMarket, runExtendedStore, servePlatform } from '../support/extended-store.ts';
import type { RunningStore } from '../support/run-store.ts';
import { startApp } from '../support/screens/public-pages.ts';

const customer = { id: 'c-1', firstName: 'Maximiliane', lastName: 'Berg', email: 'maximiliane@mail.example' };

/** Tests of one worker share a store: it takes seconds to start. */
test.describe.configure({ mode: 'default' });

let store: Pick<RunningStore, 'origin' | 'stop'>;
test.beforeAll(async () => {
  store = await runExtendedStore();
});
test.afterAll(() => store.stop());

const url = (path: string) => store.origin + path;

test.describe('customer accounts', () => {
  const english = placeAt('/gb-en');
  const german = placeAt('/de-de');
  /** The account platform tells who has logged in there. */
  async function logIn(page: Page): Promise<void> {
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('platform-login', { detail })), customer);
  }

  const cookieNames = async (page: Page) =>
    (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('auth-'));

  test('without scripts the menu leads to login and registration', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url(english.home));
    const header = page.getByRole('banner');
    await header.locator('summary', { hasText: 'Account' }).click();
    await header.getByRole('link', { name: 'Log in' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `${english.home}/signup`);
    await context.close();
  });

  test('who logs in is called by name, stays known on the next page, and can log out', async ({ page, context }) => {
    const asked = await servePlatform(context);
    await page.goto(url(english.search));
    await startApp(page);
    await expect.poll(() => asked).toEqual(['/markets/harbour-gb.js']);
    const menu = page.getByRole('banner').locator('[data-account]');
    await expect(async () => {
      await logIn(page);
      await expect(menu.locator('summary')).toHaveText('Account: Maximilian.', { timeout: 300 });
    }).toPass();
    expect((await cookieNames(page)).sort()).toEqual(['auth-info', 'auth-jwt']);

    await page.goto(`${url(english.search)}?query=sea`);
    await expect(menu.locator('summary')).toHaveText('Account: Maximilian.');
    await menu.locator('summary').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(menu).not.toHaveAttribute('open');

    await menu.locator('summary').click();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(url(english.home));
    await expect(menu.locator('summary')).toHaveText('Account');
    expect(await cookieNames(page)).toEqual([]);
  });

  test('the menu of small screens greets, and lists what is the customer’s own', async ({ page, context }) => {
    await servePlatform(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((value) => localStorage.setItem('platform-customer', JSON.stringify(value)), customer);
    await page.goto(url(english.home));
    await startApp(page);
    await page
      .getByRole('navigation', { name: english.say('shell.navigation') })
      .locator('summary')
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Welcome Maximiliane')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', `${english.home}/bookings`);
    await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page);
  });

  test('whoever is logged in has no use for the login and comes home', async ({ page, context }) => {
    await servePlatform(context);
    await page.addInitScript((value) => localStorage.setItem('platform-customer', JSON.stringify(value)), customer);
    await page.goto(url(`${english.home}/login`));
    await expect(page).toHaveURL(url(english.home));
  });

  test('the platform’s own header takes the place of the menu, fed with what it needs; account pages have no drawer', async ({
    page,
    context,
  }) => {
    const asked = await servePlatform(context);
    await page.goto(url(german.home));
    await expect(page.getByRole('banner').getByRole('link', { name: 'harbour-de DE de-DE' })).toHaveAttribute(
      'href',
      `${german.home}/login`,
    );
    expect([...asked].sort()).toEqual(['/drawer.js', '/header.js', '/markets/harbour-de.js']);
    await expect(page.locator('harbour-account-drawer')).toHaveCount(1);
    await expect(page.locator('[data-account]')).toHaveCount(0);
    await page.goto(url(`${german.home}/profil`));
    await expect(page.locator('harbour-account-header')).toHaveCount(1);
    await expect(page.locator('harbour-account-drawer')).toHaveCount(0);
  });

  test.describe('in a market without accounts', () => {
    test.use({ expectedComplaints: failedRequest(404) });

    test('there is no menu, no script and no login', async ({ page, context }) => {
      const asked = await servePlatform(context);
      await page.goto(url('/fr-fr'));
      await startApp(page);
      await expect(page.locator('[data-account]')).toHaveCount(0);
      const response = await page.goto(url('/fr-fr/login'));
      expect([response?.status(), asked]).toEqual([404, []]);
    });
  });
});

test.describe('the promo code', () => {
  const place = placeAt(`/${promoMarket}-en`);
  const { promoCodeBanner } = documentOf('market', place.market);
  const promo = { title: promoCode.title.en, code: promoCode.promoCode };
  /** Whether React has taken over the page. */
  const isStarted = (page: Page) =>
    page.locator('#main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber')));
  const banner = (page: Page) => page.getByRole('region', { name: promo.title });

  test('shows without moving the page or loading the application, and stays away for a day once it is put away', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          document.documentElement.dataset.shift = String(Number(document.documentElement.dataset.shift ?? 0) + value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url(place.home), { waitUntil: 'networkidle' });
    await expect(banner(page)).toContainText(promo.code);
    expect(await isStarted(page)).toBe(false);
    expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBeLessThan(0.001);
    await expectAccessible(page);

    await banner(page)
      .getByRole('button', { name: place.say('shell.close') })
      .click();
    await expect(banner(page)).toBeHidden();
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'promo-code-banner');
    expect(cookie).toMatchObject({ value: '1', sameSite: 'Lax', path: '/' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
    await page.goto(url(place.search), { waitUntil: 'networkidle' });
    await expect(banner(page)).toBeHidden();
  });

  test('is copied by a press, which a toast confirms for a moment', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(url(place.home));
    await banner(page)
      .getByRole('button', { name: place.text(promoCodeBanner.copyCodeButton) })
      .click();
    const toast = page.getByText(place.text(promoCodeBanner.successPopupTitle));
    await expect(toast).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(promo.code);
    await expect(toast).toHaveCount(0, { timeout: 4500 });
  });

  test('is announced by markets that have one alone', async ({ request }) => {
    expect(await (await request.get(url(place.home))).text()).toContain(promo.code);
    expect(await (await request.get(url('/gb-en'))).text()).not.toContain('data-promo-banner');
  });
});

test.describe('an error that nobody foresaw', () => {
  test.use({ expectedComplaints: /^Error: a fault/ });

  test('takes the screen wherever the visitor was, and gives it its name', async ({ page }) => {
    const place = placeAt('/fi-fi');
    const { errorConfiguration500 } = documentOf('errors', place.market);
    await page.goto(place.home);
    await startApp(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => void Promise.reject(new Error('a fault')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.text(errorConfiguration500.title));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page).toHaveTitle(place.text(errorConfiguration500.title));
    await expect(page.getByRole('main')).toBeFocused();
  });
});
