import type { ContentPage } from '#contract/documents.generated.ts';
import howWeTravel from '../../markets/content/pages/how-we-travel.json' with { type: 'json' };
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { type Place, placeAt } from '../support/documents.ts';
import { startApp } from '../support/screens/public-pages.ts';

const page = howWeTravel as ContentPage;
const questions = page.blocks.questions;
const addressIn = (place: Place) => `${place.home}/${place.text(page.slug)}`;
const widths = [390, 1440];

for (const home of ['/gb-en', '/fi-fi']) {
  for (const width of widths) {
    test(`a page of blocks in ${home} is for everybody at ${width} px`, async ({ page: screen }) => {
      const place = placeAt(home);
      await screen.setViewportSize({ width, height: 900 });
      await screen.goto(addressIn(place));
      if (questions?.type !== 'accordion') throw new Error('The page has no questions');
      const [question] = Object.values(questions.entries);
      const summary = screen.getByRole('heading', { name: place.text(question?.title ?? { en: '' }) });
      await summary.click();
      await expect(screen.locator('details[open]')).toHaveCount(1);
      await startApp(screen);
      await expect(screen.locator('main details[open]')).toHaveCount(1);
      expect(await screen.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
      await expectAccessible(screen);
    });
  }
}

test('the switcher leads to the page in the other language, and a link in its text into the store', async ({ page: screen }) => {
  const [french, dutch] = [placeAt('/be-fr'), placeAt('/be-nl')];
  await screen.goto(addressIn(french));
  await startApp(screen);
  const preferences = screen.getByRole('contentinfo');
  await preferences.locator('summary').last().click();
  await preferences.getByRole('combobox').last().selectOption('nl');
  await screen.waitForURL(`**${addressIn(dutch)}`);
  await screen.locator('main').getByRole('link', { name: 'het hele aanbod' }).click();
  await screen.waitForURL(`**${dutch.search}`);
});
