import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MarketDocument, RoutesDocument } from '#contract/documents.generated.ts';
import { brand, homePage, type Place, placeAt, places, routes, tourOf } from '../support/documents.ts';
import { readHead } from '../support/html-head.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';

/** A market that is one document, in a store whose routes have moved. Needs a build, as every test of the running store does. */
let directory: string;
let store: RunningStore;
let market: MarketDocument;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portolan-markets-'));
  const marketsDirectory = join(directory, 'markets');
  await cp('markets', marketsDirectory, { recursive: true });
  await cp('schemas', join(directory, 'schemas'), { recursive: true });
  const json = await marketOfReadme();
  market = JSON.parse(json);
  await mkdir(join(marketsDirectory, 'at'));
  await writeFile(join(marketsDirectory, 'at', 'market.json'), json);
  await rememberFormerPaths(join(marketsDirectory, 'routes.json'));
  store = await runStore({ environment: { MARKETS_DIR: marketsDirectory } });
});

afterAll(async () => {
  await store?.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Gives two routes paths that they once had. */
async function rememberFormerPaths(file: string): Promise<void> {
  const document = JSON.parse(await readFile(file, 'utf8')) as RoutesDocument;
  Object.assign(document.routes.search ?? {}, { formerPaths: [{ en: '/journeys', de: '/rundreisen' }, '/all-trips'] });
  Object.assign(document.routes.tour ?? {}, { formerPaths: ['/trip/{slug}'] });
  await writeFile(file, JSON.stringify(document));
}

/** The document that the README shows to whoever adds a market. */
async function marketOfReadme(): Promise<string> {
  const json = /## Add a market[\s\S]*?```json\n([\s\S]*?)```/.exec(await readFile('README.md', 'utf8'))?.[1];
  if (!json) throw new Error('The README shows no market document');
  return json;
}

const german = placeAt('/de-de');
const tourId = 'lofoten-islands';
const searchPath = routes.search?.path;
const home = '/at-de';
const search = `${home}${typeof searchPath === 'object' ? german.text(searchPath as never) : searchPath}`;
const tour = `${home}/tour/${german.text(tourOf(tourId).slug)}`;

async function get(path: string): Promise<{ status: number; html: string }> {
  const response = await fetch(store.origin + path);
  return { status: response.status, html: await response.text() };
}

test('the README shows what portolan new writes', () => {
  const told = execFileSync(process.execPath, ['dist/cli/main.js', 'new', 'at', '--dry-run'], { encoding: 'utf8' });
  expect(JSON.parse(told.slice(told.indexOf('{')))).toEqual(market);
});

test('the market selector lists the market', async () => {
  const { html } = await get('/');
  expect(html).toContain(`href="${home}"`);
  expect(html).toContain(market.name.en);
});

test.each([
  ['home', home, german.text(homePage.title)],
  ['search', search, `${german.say('search.heading')} · ${brand.name}`],
  ['tour', tour, `${german.text(tourOf(tourId).title)} · ${brand.name}`],
])('its %s page is there in its language', async (_, path, title) => {
  const { status, html } = await get(path);
  expect(status).toBe(200);
  expect(readHead(html)).toMatchObject({ lang: 'de-DE', title, canonical: store.origin + path });
});

test.each([
  ['in the language', '/rundreisen?style=rail', `${search}?style=rail`],
  ['in another language', '/journeys', search],
  ['that was one for all languages', '/all-trips', search],
  ['with its parameters', `/trip/${german.text(tourOf(tourId).slug)}`, tour],
])('a path that a route once had %s leads on for good', async (_, path, location) => {
  const response = await fetch(store.origin + home + path, { redirect: 'manual' });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
});

test('prices are in its currency', async () => {
  const call = new URLSearchParams({ market: 'at', lang: 'de' });
  const { tours } = (await (await fetch(`${store.origin}/api/tours/discovery/tours?${call}`)).json()) as {
    tours: { priceFrom: { currency: string } }[];
  };
  expect(new Set(tours.map(({ priceFrom }) => priceFrom.currency))).toEqual(new Set([market.currency]));
  expect(tours.length).toBeGreaterThan(0);
});

test.each([
  ['home', home, (place: Place) => place.home],
  ['search', search, (place: Place) => place.search],
  ['tour', tour, (place: Place) => place.tour(tourId)],
])('its %s page and those of all other markets name one another as alternates', async (_, path, pathIn) => {
  const expected = {
    ...Object.fromEntries(places.map((place) => [place.hreflang, store.origin + pathIn(place)])),
    'de-AT': store.origin + path,
  };
  for (const address of Object.values(expected)) {
    const response = await fetch(address);
    expect(response.status, address).toBe(200);
    expect(readHead(await response.text()).alternates).toEqual(expected);
  }
});
