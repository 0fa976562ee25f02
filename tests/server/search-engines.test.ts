import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompiledRoute, IndexedPage, Release } from '#contract/release.ts';
import { registerSearchEngines } from '#server/http/search-engines.ts';
import { type LiveRelease, openRelease } from '#server/release/live-release.ts';
import { indexingOf } from '#server/render/indexing.ts';
import { release } from '../fixtures/release.ts';

const publicOrigin = 'https://store.example';

const publicRoute = {
  prefixed: true,
  layout: 'default',
  guards: [],
  cache: { sMaxAge: 60, staleWhileRevalidate: 60, query: [] },
} satisfies Partial<CompiledRoute>;
const search: CompiledRoute = { ...publicRoute, name: 'search', page: 'search', path: { en: '/tours', fr: '/circuits' } };
const tour: CompiledRoute = { ...publicRoute, name: 'tour', page: 'tour', path: '/tour/{slug}', flag: 'enableNewTourDetail' };
const planner: CompiledRoute = { ...publicRoute, name: 'planner', page: 'planner', path: '/planner' };

const tourPage: IndexedPage = {
  addresses: [
    { route: 'tour', params: { en: { slug: 'fjord' }, fr: { slug: 'le-fjord' } } },
    { route: 'planner', query: { tourId: 'fjord' } },
  ],
};
const englishPage: IndexedPage = {
  addresses: [{ route: 'tour', params: { en: { slug: 'hut' }, fr: { slug: 'hut' } } }],
  unwrittenIn: ['fr'],
};

let live: LiveRelease;
let app: FastifyInstance;

async function open(changed: Partial<Release>): Promise<LiveRelease> {
  const directory = mkdtempSync(join(tmpdir(), 'portolan-search-engines-'));
  writeFileSync(join(directory, 'r.json'), JSON.stringify({ ...release, hash: 'r', ...changed }));
  return openRelease(directory, 'r');
}

beforeAll(async () => {
  const markets = release.markets.map((market) => ({
    ...market,
    flags: { enableNewTourDetail: market.code !== 'gb' },
    routes: [search, tour, planner],
  }));
  live = await open({ markets, indexedPages: [{ addresses: [{ route: 'search' }] }, tourPage, englishPage] });
  app = Fastify();
  registerSearchEngines(app, { publicOrigin, live: () => live });
});

afterAll(() => app.close());

const get = async (url: string) => (await app.inject({ url })).body;
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);

test('there is a sitemap for each market and language', async () => {
  const places = live.marketLanguages.map(({ market, languageCode }) => `${publicOrigin}/sitemaps/${market.code}-${languageCode}.xml`);
  expect(addressesIn(await get('/sitemap.xml'))).toEqual(places);
  expect(await get('/robots.txt')).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
});

test('a sitemap lists what is written in its language, at the address that its market offers', async () => {
  expect(addressesIn(await get('/sitemaps/be-fr.xml'))).toEqual([`${publicOrigin}/be-fr/circuits`, `${publicOrigin}/be-fr/tour/le-fjord`]);
  expect(addressesIn(await get('/sitemaps/gb-en.xml'))).toEqual([
    `${publicOrigin}/gb-en/tours`,
    `${publicOrigin}/gb-en/planner?tourId=fjord`,
  ]);
});

test('a page names all of its places, each of which names it', async () => {
  const xml = await get('/sitemaps/be-fr.xml');
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="en-GB" href="${publicOrigin}/gb-en/planner?tourId=fjord"/>`);
  expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="fr-BE" href="${publicOrigin}/be-fr/tour/le-fjord"/>`);
  const fromTour = indexingOf(live, tour, { slug: 'le-fjord' }, 'fr').alternates;
  const fromPlanner = indexingOf(live, planner, { tourId: 'fjord' }, 'en').alternates;
  expect(fromTour).toEqual(fromPlanner);
  expect(fromTour.length).toBeGreaterThan(1);
});

test('a page that is there in English alone is offered in English alone', () => {
  expect(indexingOf(live, tour, { slug: 'hut' }, 'fr')).toEqual({ alternates: [], isFallback: true });
  expect(indexingOf(live, tour, { slug: 'hut' }, 'en').isFallback).toBe(false);
});

test('an address that is not listed has no alternates', () => {
  expect(indexingOf(live, search, { page: '2' }, 'en')).toEqual({ alternates: [], isFallback: false });
  expect(indexingOf(live, search, {}, 'en').alternates.length).toBeGreaterThan(1);
});

test.each(['/sitemaps/gb-en-2.xml', '/sitemaps/gb-en-1.xml', '/sitemaps/zz-en.xml', '/sitemaps/gb-en.xml.gz', '/sitemaps/x'])(
  '%s is not found',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);

test('a sitemap is compressed, and answered by its tag', async () => {
  const packed = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } });
  expect(packed.headers['content-encoding']).toBe('br');
  const again = await app.inject({ url: '/sitemap.xml', headers: { 'if-none-match': String(packed.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('robots of a store that must not be indexed are told of no sitemap, and may read that they are not wanted', async () => {
  const hidden = await open({ brand: { ...release.brand, preventSearchEnginesFromIndexing: true } });
  const other = Fastify();
  registerSearchEngines(other, { publicOrigin, live: () => hidden });
  const { body } = await other.inject({ url: '/robots.txt' });
  expect(body).not.toContain('Sitemap');
  expect(body).not.toMatch(/Disallow: \/$/m);
});
