import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContentPage, MarketDocument, RoutesDocument } from '#contract/documents.generated.ts';
import document from '../../markets/content/pages/how-we-travel.json' with { type: 'json' };
import { destinationAddresses, regions } from '../support/destinations.ts';
import { documentOf, placeAt, places, routes, sampledPlaces, tourOf } from '../support/documents.ts';
import { readHead } from '../support/html-head.ts';
import { type RunningStore, runStore } from '../support/run-store.ts';
import { sampleSize, sampleTimeoutMs } from '../support/sample.ts';
import { HttpVisitor } from '../support/visitor.ts';

/**
 * The shipped documents with one market that has not switched on the new tour page, and one that has accounts. Needs a build,
 * as every test of the running store does.
 */
let directory: string;
let store: RunningStore;

const page = document as ContentPage;
const [english, french, german] = [placeAt('/gb-en'), placeAt('/fr-fr'), placeAt('/de-de')];
const [older, withAccounts] = [placeAt('/nl-nl'), placeAt('/pt-pt')];
const tourId = 'lofoten-islands';
const norway = ['northern-europe', 'norway'] as const;
const destinations = { english: destinationAddresses(english), german: destinationAddresses(german), older: destinationAddresses(older) };
const { slug } = tourOf(tourId);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portolan-redirects-'));
  const marketsDirectory = join(directory, 'markets');
  await cp('markets', marketsDirectory, { recursive: true });
  await cp('schemas', join(directory, 'schemas'), { recursive: true });
  await edit<MarketDocument>('nl/market.json', (market) => {
    market.featureFlags = { enableNewTourDetail: false, enableDestinationsPage: false };
  });
  await edit<MarketDocument>('pt/market.json', (market) => {
    market.customerAccount = { marketIdentifier: 'PT', enableAlternativeHeader: false };
  });
  await edit<RoutesDocument>('routes.json', ({ routes: all }) => Object.assign(all.tour ?? {}, { formerPaths: ['/trip/{slug}'] }));
  store = await runStore({ environment: { MARKETS_DIR: marketsDirectory } });

  async function edit<Document>(path: string, change: (document: Document) => void): Promise<void> {
    const file = join(marketsDirectory, path);
    const json = JSON.parse(await readFile(file, 'utf8')) as Document;
    change(json);
    await writeFile(file, JSON.stringify(json));
  }
});

afterAll(async () => {
  await store?.stop();
  await rm(directory, { recursive: true, force: true });
});

const get = (path: string) => fetch(store.origin + path, { redirect: 'manual' });

async function answerTo(path: string): Promise<[status: number, location: string | null]> {
  const { status, headers } = await get(path);
  return [status, headers.get('location')];
}

describe.each(sampledPlaces.map((place) => [place.home, place] as const))('%s', (home, place) => {
  test.each(['cookiesPolicy', 'termsConditions', 'privacyPolicy', 'faq', 'impressum'])('has the page %s', async (name) => {
    const path = routes[name]?.path ?? '';
    const response = await get(home + (typeof path === 'string' ? path : place.text(path)));
    expect(response.status).toBe(200);
    const { lang, h1, canonical } = readHead(await response.text());
    expect({ lang, canonical }).toEqual({ lang: place.contentLocale, canonical: response.url });
    expect(h1).not.toBe('');
  });
});

test.each([
  ['a slash at the end', `${english.search}/?page=2`, `${english.search}?page=2`],
  ['slashes too many', `/${english.search}//`, english.search],
  ['another language', `${french.home}/tours?query=mer&utm_source=letter`, `${french.search}?query=mer&utm_source=letter`],
  ['another language, and a slash at the end', `${french.home}/rondreizen/`, french.search],
  ['a slug of another language', `${french.home}/tour/${slug.en}?utm_source=letter`, `${french.tour(tourId)}?utm_source=letter`],
  ['a slug of another language, and a slash at the end', `${french.home}/tour/${slug.de}/?a=1`, `${french.tour(tourId)}?a=1`],
  ['a former path with the slug of another language', `${french.home}/trip/${slug.en}?a=1`, `${french.tour(tourId)}?a=1`],
  ['a page’s slug of another language', `${german.home}/${page.slug.fr}?a=1`, `${german.home}/${page.slug.de}?a=1`],
  ['a page’s slug of another language, and slashes too many', `${german.home}//${page.slug.fr}/`, `${german.home}/${page.slug.de}`],
  [
    'a country in another language',
    `${destinations.english.country(...norway)}?a=1`.replace(english.home, german.home),
    `${destinations.german.country(...norway)}?a=1`,
  ],
  ['a country by its key', `${destinations.german.list}/${norway.join('/')}/`, destinations.german.country(...norway)],
  [
    'a country below another region',
    destinations.german.country(...norway).replace(/[^/]+(?=\/[^/]+$)/, 'asien'),
    destinations.german.country(...norway),
  ],
  [
    'a region in another language',
    destinations.english.region('asia').replace(english.home, german.home),
    destinations.german.region('asia'),
  ],
  ['a former slug of a page', `${german.home}/anbieterkennzeichnung`, `${german.home}/impressum`],
])('%s is put right by one redirect', async (_, path, location) => {
  expect(await answerTo(path)).toEqual([308, location]);
  expect((await get(location)).status).toBe(200);
});

test('redirects are not stored: an address that moved may move back', async () => {
  for (const path of [`${english.search}/`, `${french.home}/tours`, `${french.home}/tour/${slug.en}`])
    expect((await get(path)).headers.get('cache-control'), path).toBe('no-store');
});

test.each([
  '/zz-en',
  '/zz-en/tours',
  '/gb-fr',
  '/tours',
  '/planner',
  '/gb-en/planner',
  '/gb-en/planner?tourId=nothing',
  '/gb-en/tour/none',
  '/gb-en/destinations/atlantis',
  '/gb-en/destinations/asia/atlantis',
])('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

describe('the older tour detail', () => {
  const planner = `/planner?tourId=${tourId}`;

  test('leads to the new one where the market has that', async () => {
    expect(await answerTo(`${english.home}${planner}&utm_source=letter`)).toEqual([301, `${english.tour(tourId)}?utm_source=letter`]);
    expect(await answerTo(`${french.home}/planner/?tourId=${tourId}`)).toEqual([308, french.tour(tourId)]);
  });

  test('is the page of the tour where the market has not, and all links lead to it', async () => {
    const response = await get(older.home + planner);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    const { h1, canonical } = readHead(await response.text());
    expect({ h1, canonical }).toEqual({ h1: older.text(tourOf(tourId).title), canonical: store.origin + older.home + planner });
    for (const path of [older.home, older.search]) {
      const html = await (await get(path)).text();
      expect(html, path).toContain(`href="${older.home}${planner}"`);
      expect(html, path).not.toContain(`href="${older.home}/tour/`);
    }
  });

  test('names tours by their id, and has no other page beside it', async () => {
    expect(await answerTo(`${older.home}/planner?tourId=${slug.fr}`)).toEqual([301, older.home + planner]);
    expect((await get(older.tour(tourId))).status).toBe(404);
    expect((await get(`${older.home}/tour/${slug.en}`)).status).toBe(404);
  });
});

test('destinations are pages where the market shows them, and lead to tours elsewhere', async () => {
  for (const path of [destinations.german.list, destinations.german.region('asia'), destinations.german.country(...norway)]) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(readHead(await response.text()).canonical).toBe(store.origin + path);
  }
  for (const path of [destinations.older.list, destinations.older.region('asia'), destinations.older.country(...norway)])
    expect((await get(path)).status, path).toBe(404);
  const html = await (await get(older.home)).text();
  expect(html).toContain(`href="${older.search}?country=norway"`);
  expect(html).toContain(`href="${older.search}?region=asia"`);
  expect(html).not.toContain(`href="${destinations.older.list}`);
});

describe('pages of accounts', () => {
  const pathOf = (name: string, place: typeof english) => {
    const path = routes[name]?.path ?? '';
    return place.home + (typeof path === 'string' ? path : place.text(path));
  };
  const names = Object.entries(routes).flatMap(([name, route]) => (route.page === 'account' ? [name] : []));

  test.each(names)('%s is there where the market has accounts, and nowhere else', async (name) => {
    const response = await get(pathOf(name, withAccounts));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(readHead(html).h1).not.toBe('');
    expect(html).toContain('<meta name="robots" content="noindex');
    expect((await get(pathOf(name, english))).status).toBe(404);
  });

  test('a path of another language leads on where there are accounts', async () => {
    expect(await answerTo(`${withAccounts.home}/profile`)).toEqual([308, `${withAccounts.home}/perfil`]);
    expect((await get(`${english.home}/perfil`)).status).toBe(404);
  });
});

describe('addresses of a checkout', () => {
  const { errorConfiguration404 } = documentOf('errors', english.market);

  test.each(['/checkout/module-replacement', '/checkout/module-replacement/aHR0cHM6Ly94', '/checkout/nobodys/additional-options'])(
    '%s answers that there is no such page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(readHead(await response.text()).h1).toBe(english.text(errorConfiguration404.title));
    },
  );

  test('the hidden step and the modifications of a booking are frames for the owner alone', async () => {
    const visitor = new HttpVisitor(store.origin);
    const { departures } = (await visitor.call('listDepartures', { query: { tripId: tourId, market: 'gb', lang: 'en' } })).body;
    const [departure] = departures;
    const rooms = [{ adults: 2, childAges: [] }];
    const body = { tripId: tourId, departureDate: departure?.date ?? '', rooms, market: 'gb', lang: 'en' };
    const { checkoutId } = (await visitor.call('createCheckout', { body })).body;
    for (const path of [`/checkout/${checkoutId}/additional-options`, `/checkout-modifications/${checkoutId}/modifications`]) {
      expect((await visitor.send('GET', path)).status, path).toBe(200);
      expect((await get(path)).status, path).toBe(404);
    }
  });
});

/** Spelled as parameters of an address may be, rightly or not. */
function destinationSlugs({ text }: typeof english): string[] {
  const [region, country] = norway;
  const slugs = {
    region: text(regions[region]?.slug ?? { en: '' }),
    country: text(regions[region]?.countries[country]?.slug ?? { en: '' }),
  };
  return [slugs.region, `${slugs.region}/${slugs.country}`];
}

test(
  'whatever address is put together from those of all languages, one redirect at most leads to a page or to nothing',
  async () => {
    const slugs = [...Object.values<string>({ ...slug }), ...Object.values<string>({ ...page.slug }), ...places.flatMap(destinationSlugs)];
    const paths = Object.values(routes).flatMap(({ path }) => (typeof path === 'string' ? [path] : Object.values<string>({ ...path })));
    const filled = paths
      .filter((path) => !path.startsWith('/checkout'))
      .flatMap((path) => slugs.map((value) => path.replace(/\{.*\}/, value)));
    const address = fc.tuple(
      fc.constantFrom(...places.map(({ home }) => home), ''),
      fc.constantFrom(...new Set(filled)),
      fc.constantFrom('', '/', '?tourId=lofoten-islands', '/?a=1'),
    );
    await fc.assert(
      fc.asyncProperty(address, async ([home, path, end]) => {
        const [status, location] = await answerTo(home + path + end);
        if (location === null) expect([200, 404]).toContain(status);
        else expect([200, 404], `${home}${path}${end} → ${location}`).toContain((await get(location)).status);
      }),
      { numRuns: sampleSize(80), seed: 3 },
    );
  },
  sampleTimeoutMs,
);
