import { expect, test } from '../support/browser-test.ts';
import { brand, documentOf, homePage, type Place, placeAt, places, sampledPlaces, tourOf } from '../support/documents.ts';
import { readHead } from '../support/html-head.ts';
import { openResult, resultTitles, searchFor, startApp } from '../support/screens/public-pages.ts';
import { call } from '../support/store-calls.ts';

const titled = (title: string) => `${title} · ${brand.name}`;
const hero = Object.values(homePage.blocks).find((block) => block.type === 'hero');

/** The same page in all places, with what it must say there. */
const pages = {
  home: (place: Place) => ({ path: place.home, title: place.text(homePage.title), h1: hero ? place.text(hero.title) : '' }),
  search: (place: Place) => ({
    path: place.search,
    title: titled(place.say('search.heading')),
    h1: place.say('search.heading'),
  }),
  tour: (place: Place) => {
    const title = place.text(tourOf('lofoten-islands').title);
    return { path: place.tour('lofoten-islands'), title: titled(title), h1: title };
  },
};

for (const [name, pageIn] of Object.entries(pages)) {
  const alternates = Object.fromEntries(places.map((place) => [place.hreflang, pageIn(place).path]));
  for (const place of sampledPlaces) {
    test(`${name} in ${place.home} is in its language and names its alternates`, async ({ request, baseURL }) => {
      const { path, title, h1 } = pageIn(place);
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const absolute = Object.fromEntries(Object.entries(alternates).map(([hreflang, address]) => [hreflang, baseURL + address]));
      expect(readHead(await response.text())).toEqual({
        lang: place.contentLocale,
        title,
        h1,
        canonical: baseURL + path,
        alternates: absolute,
      });
    });
  }
}

for (const place of sampledPlaces) {
  test(`an address that leads nowhere in ${place.home} answers 404 with the error page`, async ({ request }) => {
    const { errorConfiguration404 } = documentOf('errors', place.market);
    const response = await request.get(`${place.home}/no/such/page`);
    expect(response.status()).toBe(404);
    const title = place.text(errorConfiguration404.title);
    const head = readHead(await response.text());
    expect(head).toMatchObject({ lang: place.contentLocale, title, h1: title, canonical: undefined, alternates: {} });
  });
}

test('addresses of unknown markets and tours answer 404', async ({ request }) => {
  for (const path of ['/nowhere', '/xx-en', '/gb-xx', `${placeAt('/gb-en').home}/tour/no-such-tour`])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a slash at the end is redirected away and the query kept', async ({ request }) => {
  const response = await request.get('/be-fr/circuits/?query=lofoten', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/be-fr/circuits?query=lofoten');
});

test('a tour under another language’s slug is redirected to its own', async ({ request }) => {
  const german = placeAt('/de-de');
  const slug = placeAt('/be-fr').text(tourOf('lofoten-islands').slug);
  const response = await request.get(`${german.home}/tour/${slug}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(german.tour('lofoten-islands'));
});

/** Words that are not in the texts as they stand: another form, a beginning, and a slip of the finger. */
const searches = [
  { home: '/gb-en', stem: 'trains', prefix: 'lisb', mistyped: 'lisobn' },
  { home: '/be-fr', stem: 'trains', prefix: 'lisb', mistyped: 'lisobnne' },
  { home: '/be-nl', stem: 'treinen', prefix: 'lissa', mistyped: 'lisasbon' },
  { home: '/de-de', stem: 'Bahnen', prefix: 'lissa', mistyped: 'lisasbon' },
];

for (const { home, ...queries } of searches) {
  for (const [kind, query] of Object.entries(queries)) {
    test(`the search of ${home} finds by ${kind}: ${query}`, async ({ request }) => {
      const place = placeAt(home);
      const response = await request.get(place.search, { params: { query } });
      const [, results = ''] = (await response.text()).split('id="results"');
      expect(results).toContain(`href="${place.tour('lisbon-to-porto-by-train')}"`);
    });
  }
}

test('filters and order stand in the address, and can be taken away', async ({ page }) => {
  const place = placeAt('/gb-en');
  await page.goto(place.search);
  await startApp(page);
  await page.getByLabel(place.say('search.sort')).selectOption('price');
  await expect(page).toHaveURL(`${place.search}?sort=price`);
  const { tours } = await call(page.request, 'searchTours', { query: { market: place.market, lang: place.language, sort: 'price' } });
  const prices = tours.map(({ priceFrom }) => priceFrom.amount);
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  await expect(resultTitles(page)).toHaveText(tours.map(({ title }) => title));

  await page.getByLabel(place.say('search.style'), { exact: true }).selectOption('hiking');
  await expect(page).toHaveURL(`${place.search}?sort=price&style=hiking`);
  const query = { market: place.market, lang: place.language, sort: 'price', style: 'hiking' } as const;
  const { tours: hikes } = await call(page.request, 'searchTours', { query });
  expect(hikes.length).toBeGreaterThan(1);
  expect(hikes.filter(({ id }) => !tourOf(id).styles.includes('hiking'))).toEqual([]);
  await expect(resultTitles(page)).toHaveText(hikes.map(({ title }) => title));

  await page.reload();
  await expect(resultTitles(page)).toHaveText(hikes.map(({ title }) => title));
  await page.getByRole('link', { name: place.say('search.remove', { filter: place.say('search.style.hiking') }) }).click();
  await expect(page).toHaveURL(`${place.search}?sort=price`);
  await expect(resultTitles(page)).toHaveCount(tours.length);
});

test('a search that finds nothing says so and leads on', async ({ page }) => {
  const place = placeAt('/be-nl');
  await page.goto(`${place.search}?query=xyzzyqwv`);
  await expect(page.getByText(place.say('search.empty.title'))).toBeVisible();
  await page.getByRole('link', { name: place.say('search.empty.all') }).click();
  await expect(page).toHaveURL(place.search);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds a tour and reads it', async ({ page }) => {
    const place = placeAt('/be-fr');
    const tour = tourOf('lofoten-islands');
    await page.goto(place.home);
    await searchFor(page, place, 'îles norvégiennes');
    await openResult(page, place, tour.id);
    for (const day of Object.values(tour.days)) await expect(page.getByText(place.text(day.title)).first()).toBeAttached();
    await expect(page.locator('noscript > p', { hasText: place.say('tour.book.noScript') })).toBeVisible();
  });
});
