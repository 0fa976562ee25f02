import type { Locator, Page } from '@playwright/test';
import type { ResolvedMenus } from '#contract/release.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { documentOf, type Place, placeAt } from '../support/documents.ts';
import { startApp } from '../support/screens/public-pages.ts';

const english = placeAt('/gb-en');
const finnish = placeAt('/fi-fi');
const german = placeAt('/de-de');

/** Menus are opened in some languages, in `npm run test:full` in four. */
const four = [english, german, placeAt('/fr-fr'), finnish];
const wide = process.env.FULL_TESTS ? four : [english, finnish];
const narrow = process.env.FULL_TESTS ? four : [german];

/** An entry of the header that opens a panel, as its document words it. */
function menuOf(page: Page, place: Place, key: 'destinations' | 'ways') {
  const link = documentOf('header', place.market).links[key];
  if (!link) throw new Error(`The header has no link ${key}`);
  const label = place.text(link.label);
  const entry = page
    .getByRole('navigation', { name: place.say('shell.navigation') })
    .locator('li', { hasText: label })
    .first();
  return { label, entry, button: entry.locator('> a') };
}

function waysItem(place: Place, key: string): string {
  const menu = documentOf('header', place.market).links.ways;
  const label = menu?.type === 'customMegaMenu' ? menu.items[key]?.label : undefined;
  if (!label) throw new Error(`The menu has no item ${key}`);
  return place.text(label);
}

function seeAll(entry: Locator, place: Place): Locator {
  return entry.getByRole('link', { name: new RegExp(`^${place.say('shell.menu.all')}`) });
}

test.describe('a mega menu', () => {
  for (const place of wide) {
    test(`opens while the pointer is there, shows the item below it, and closes when it leaves (${place.home})`, async ({ page }) => {
      await page.goto(place.home);
      await startApp(page);
      const { entry, button } = menuOf(page, place, 'ways');
      await button.hover();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveRole('button');
      await expect(page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)).toBeVisible();
      await expect(entry.getByRole('img')).toHaveCount(1);

      const [first, third] = [waysItem(place, 'rail'), waysItem(place, 'self-drive')];
      const title = entry.locator('p').filter({ visible: true }).first();
      await expect(title).toHaveText(first);
      await entry.getByRole('link', { name: third, exact: true }).hover();
      await expect(title).toHaveText(third);
      await expectAccessible(page);

      await page.getByRole('contentinfo').hover();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(seeAll(entry, place)).toBeHidden();
    });
  }

  test('is walked by keyboard alone', async ({ page }) => {
    await page.goto(english.home);
    await startApp(page);
    const { entry, button } = menuOf(page, english, 'ways');
    const all = seeAll(entry, english);
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(button).toBeFocused();

    for (const key of ['Enter', ' ']) {
      await page.keyboard.press(key);
      await expect(all).toBeVisible();
      await page.keyboard.press(key);
      await expect(all).toBeHidden();
    }

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(entry.getByRole('link', { name: waysItem(english, 'rail'), exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(entry.locator('li li').first().getByRole('link')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(all).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(all).toBeVisible();
    await all.focus();
    await page.keyboard.press('Tab');
    await expect(all).toBeHidden();
    await expect(entry.locator(':focus')).toHaveCount(0);
  });

  test('closes with the route change that a choice in it brings, and follows its own link with a click', async ({ page }) => {
    await page.goto(english.home);
    await startApp(page);
    const { entry, button } = menuOf(page, english, 'ways');
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await entry.getByRole('link', { name: waysItem(english, 'hiking'), exact: true }).click();
    await expect(page).toHaveURL(`${english.search}?style=hiking`);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(seeAll(entry, english)).toBeHidden();

    await page.getByRole('contentinfo').hover();
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(page).toHaveURL(english.search);
  });

  test.describe('touched by a finger', () => {
    test.use({ hasTouch: true });

    test('opens with the first tap, selects with the next, and follows a link with the one after', async ({ page }) => {
      await page.goto(english.home);
      await startApp(page);
      const { entry, button } = menuOf(page, english, 'ways');
      await button.focus();
      await expect(button).toHaveRole('button');
      await button.blur();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.tap();
      await expect(seeAll(entry, english)).toBeVisible();
      await expect(page).toHaveURL(english.home);
      const hiking = entry.getByRole('link', { name: waysItem(english, 'hiking'), exact: true });
      await expect(entry.getByRole('img')).toHaveCount(1);
      await hiking.tap();
      await expect(entry.locator('p').filter({ visible: true }).first()).toHaveText(waysItem(english, 'hiking'));
      await expect(page).toHaveURL(english.home);
      await hiking.tap();
      await expect(page).toHaveURL(`${english.search}?style=hiking`);
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link, and shows what it holds while the pointer is there', async ({ page }) => {
      await page.goto(english.home);
      const { entry, button } = menuOf(page, english, 'ways');
      await button.hover();
      await expect(seeAll(entry, english)).toBeVisible();
      const hiking = entry.getByRole('link', { name: waysItem(english, 'hiking'), exact: true });
      await hiking.hover();
      await expect(entry.locator('p').filter({ visible: true }).first()).toHaveText(waysItem(english, 'hiking'));
      await hiking.click();
      await expect(page).toHaveURL(`${english.search}?style=hiking`);
    });
  });
});

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function openMenu(page: Page, place: Place): Promise<Locator> {
    await page.goto(place.home);
    await page
      .getByRole('navigation', { name: place.say('shell.navigation') })
      .locator('summary')
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  for (const place of narrow) {
    test(`has three levels, each with its title, and a way back but from the first (${place.home})`, async ({ page }) => {
      const dialog = await openMenu(page, place);
      const { mobileNavigationTitleLabel } = documentOf('header', place.market);
      const title = dialog.getByRole('heading', { level: 2 });
      const back = dialog.getByRole('button', { name: place.say('shell.menu.back') });
      await expect(title).toHaveText(place.text(mobileNavigationTitleLabel));
      await expect(back).toHaveCount(0);
      await expectAccessible(page);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');

      const ways = dialog.getByRole('button', { name: menuOf(page, place, 'ways').label });
      await ways.press('Enter');
      await expect(title).toHaveText(menuOf(page, place, 'ways').label);
      await expect(back).toBeFocused();

      const rail = dialog.getByRole('button', { name: waysItem(place, 'rail') });
      await rail.press('Enter');
      await expect(title).toHaveText(waysItem(place, 'rail'));
      await expectAccessible(page);

      await back.press('Enter');
      await expect(rail).toBeFocused();
      await back.press('Enter');
      await expect(ways).toBeFocused();
      await expect(back).toHaveCount(0);

      await ways.press('Enter');
      await rail.press('Enter');
      await seeAll(dialog, place).click();
      await expect(page).toHaveURL(`${place.search}?style=rail`);
      await expect(dialog).toBeHidden();
    });
  }

  test('shows nine entries of a long list, and the rest when asked', async ({ page }) => {
    await page.route('**/files/menus.en.*.json', async (route) => {
      const response = await route.fetch();
      const menus = (await response.json()) as ResolvedMenus;
      const [region] = menus.destinations ?? [];
      const links = Array.from({ length: 12 }, (_, index) => ({ ...region?.links[0], key: `land-${index}`, label: `Land ${index + 1}` }));
      await route.fulfill({ json: { ...menus, destinations: [{ ...region, links }] } });
    });
    const dialog = await openMenu(page, english);
    await dialog.getByRole('button', { name: menuOf(page, english, 'destinations').label }).click();
    await dialog.getByRole('listitem').getByRole('button').first().click();
    const { mobileNavigationSeeMoreLabel, mobileNavigationSeeLessLabel } = documentOf('header', english.market);
    await expect(dialog.getByRole('listitem')).toHaveCount(9);
    await dialog.getByRole('button', { name: `${english.text(mobileNavigationSeeMoreLabel)} (+3)` }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(12);
    await dialog.getByRole('button', { name: english.text(mobileNavigationSeeLessLabel) }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(9);
  });
});
