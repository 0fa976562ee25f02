import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/browser-test.ts';
import { destinationAddresses, regions } from '../support/destinations.ts';
import { placeAt, tourOf } from '../support/documents.ts';
import { startApp } from '../support/screens/public-pages.ts';

const [region, country] = ['northern-europe', 'norway'];
const nameOfRegion = regions[region]?.name ?? { en: '' };
const nameOfCountry = regions[region]?.countries[country]?.name ?? { en: '' };

for (const home of ['/gb-en', '/fi-fi']) {
  for (const width of [390, 1440]) {
    test(`destinations in ${home} are for everybody at ${width} px`, async ({ page }) => {
      const at = destinationAddresses(placeAt(home));
      await page.setViewportSize({ width, height: 900 });
      for (const address of [at.list, at.region(region), at.country(region, country)]) {
        await page.goto(address);
        await startApp(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      }
    });
  }
}

test('the way leads from all destinations to a country and its tour, and the switcher keeps the country', async ({ page }) => {
  const [french, dutch] = [placeAt('/be-fr'), placeAt('/be-nl')];
  const [at, there] = [destinationAddresses(french), destinationAddresses(dutch)];
  await page.goto(at.list);
  await startApp(page);
  const main = page.locator('main');
  await main
    .getByRole('heading', { level: 2 })
    .getByRole('link', { name: french.text(nameOfRegion) })
    .click();
  await page.waitForURL(`**${at.region(region)}`);
  await main
    .getByRole('heading', { level: 3 })
    .getByRole('link', { name: french.text(nameOfCountry), exact: true })
    .click();
  await page.waitForURL(`**${at.country(region, country)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french.text(nameOfCountry));

  const preferences = page.getByRole('contentinfo');
  await preferences.locator('summary').last().click();
  await preferences.getByRole('combobox').last().selectOption('nl');
  await page.waitForURL(`**${there.country(region, country)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dutch.text(nameOfCountry));
  await main.getByRole('link', { name: dutch.text(tourOf('lofoten-islands').title) }).click();
  await page.waitForURL(`**${dutch.tour('lofoten-islands')}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('destinations can be read and followed', async ({ page }) => {
    const place = placeAt('/de-de');
    const at = destinationAddresses(place);
    const { facts, whenToGo } = regions[region]?.countries[country] ?? {};
    await page.goto(at.list);
    await page
      .locator('main')
      .getByRole('link', { name: place.text(nameOfCountry), exact: true })
      .click();
    await page.waitForURL(`**${at.country(region, country)}`);
    await expect(page.locator('main')).toContainText(place.text(whenToGo ?? { en: '' }));
    await expect(page.locator('main')).toContainText(place.text(facts?.entry ?? { en: '' }));
    await page
      .getByRole('navigation', { name: place.say('shell.breadcrumb') })
      .getByRole('link', { name: place.text(nameOfRegion) })
      .click();
    await page.waitForURL(`**${at.region(region)}`);
  });
});
