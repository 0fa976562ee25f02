import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentPage } from '#contract/documents.generated.ts';
import document from '../../markets/content/pages/how-we-travel.json' with { type: 'json' };
import { brand, type Place, placeAt, places, sampledPlaces, tourOf } from '../support/documents.ts';
import { readHead } from '../support/html-head.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';

/** Needs a build, as every test of the running store does. */
let store: RunningStore;
const page = document as ContentPage;
const addressIn = (place: Place) => `${place.home}/${place.text(page.slug)}`;

beforeAll(async () => {
  store = await runStore();
});

afterAll(() => store?.stop());

const get = (path: string) => fetch(store.origin + path, { redirect: 'manual' });

async function redirectOf(path: string): Promise<[status: number, location: string | null]> {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
}

test.each(sampledPlaces.map((place) => [addressIn(place), place]))('%s is the page in its language', async (address, place) => {
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/^public/);
  const hero = page.blocks.hero;
  expect(readHead(await response.text())).toEqual({
    lang: place.contentLocale,
    title: `${place.text(page.title)} · ${brand.name}`,
    h1: hero?.type === 'hero' ? place.text(hero.title) : '',
    canonical: store.origin + address,
    alternates: Object.fromEntries(places.map((other) => [other.hreflang, store.origin + addressIn(other)])),
  });
});

test('links in running text lead to pages of the same market and language', async () => {
  const place = placeAt('/be-fr');
  const html = await (await get(addressIn(place))).text();
  expect(html).toContain(`<a href="${place.search}">les parcourir tous</a>`);
  expect(html).toContain(`<a href="${place.search}?style=family">`);
  expect(html).toContain(`<a href="${place.tour(tourOf('dolomites-hut-to-hut').id)}">`);
  expect(html).not.toMatch(/href="(route|page|tour):/);
});

test('every footer leads to the page in its own language', async () => {
  for (const place of [placeAt('/gb-en'), placeAt('/be-fr')]) {
    expect(await (await get(place.home)).text()).toContain(`href="${addressIn(place)}"`);
  }
});

test('the slug of another language leads to that of the language in the address', async () => {
  const [english, french] = [placeAt('/gb-en'), placeAt('/be-fr')];
  expect(await redirectOf(`${french.home}/${page.slug.en}`)).toEqual([308, addressIn(french)]);
  expect(await redirectOf(`${english.home}/${page.slug.fr}`)).toEqual([308, addressIn(english)]);
});

test.each(['/gb-en/no-such-page', '/gb-en/no/such/page', `/gb-en/${page.slug.en}/more`, `/${page.slug.en}`])(
  '%s is not found',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test('pages take nothing from routes: their own addresses, and those of other languages', async () => {
  expect((await get('/gb-en/tours')).status).toBe(200);
  expect(await redirectOf('/gb-en/circuits')).toEqual([308, '/gb-en/tours']);
  expect(await redirectOf('/be-fr/tours?query=mer')).toEqual([308, '/be-fr/circuits?query=mer']);
});
