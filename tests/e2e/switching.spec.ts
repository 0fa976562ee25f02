import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser-test.ts';
import { type Place, placeAt } from '../support/documents.ts';
import { sampledScreens } from '../support/screens/public-screens.ts';
import { switchLanguage, switchMarket } from '../support/screens/switcher.ts';

const [french, dutch, german] = [placeAt('/be-fr'), placeAt('/be-nl'), placeAt('/de-de')];

/** What a visitor came with: a parameter that is not the store's, and the language that a sender named. */
function cameTo(path: string, place: Place): string {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  query.set('utm_source', 'letter');
  query.set('nz-lang', place.language);
  return `${pathname}?${query}`;
}

async function expectScreen(page: Page, path: string, place: Place): Promise<void> {
  await expect(page).toHaveURL(cameTo(path, place));
  await expect(page.locator('html')).toHaveAttribute('lang', place.contentLocale);
}

for (const [name, pathIn] of sampledScreens) {
  test(`switching language and market of ${name} stays on the page, and keeps what the query says`, async ({ page }) => {
    await page.goto(cameTo(pathIn(french), french));
    await switchLanguage(page, french, dutch.language);
    await expectScreen(page, pathIn(dutch), dutch);
    await switchMarket(page, dutch, german.market);
    await expectScreen(page, pathIn(german), german);
  });
}
