import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compile } from '#compiler/index.ts';
import type { FileUrl, Release, ResolvedPage, SliceName, Slices } from '#contract/release.ts';
import { pictureWidths, srcSetOf } from '#domain/picture-sizes.ts';
import { createMatcher } from '#routing/matcher.ts';
import { schemasDir, smallStoreDir } from './small-store.ts';

let outDir: string;
let release: Release;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'portolan-release-'));
  release = await compileInto(outDir);
});

afterAll(() => rm(outDir, { recursive: true, force: true }));

async function compileInto(folder: string): Promise<Release> {
  const { diagnostics, release: compiled } = await compile({ marketsDir: smallStoreDir, schemasDir, outDir: folder });
  expect(diagnostics).toEqual([]);
  if (!compiled) throw new Error('Nothing was compiled.');
  return compiled;
}

const readUrl = (url: FileUrl) => readFile(join(outDir, url), 'utf8');

async function readSlice<Name extends SliceName>(market: string, language: string, name: Name): Promise<Slices[Name]> {
  const url = release.markets.find(({ code }) => code === market)?.slices[language]?.[name];
  return JSON.parse(await readUrl(url ?? ''));
}

test('the current release is the one that was compiled', async () => {
  expect(await readFile(join(outDir, 'current'), 'utf8')).toBe(release.hash);
  expect(JSON.parse(await readFile(join(outDir, `${release.hash}.json`), 'utf8'))).toEqual(release);
});

test('the same documents give the same release, with a cache or without', async () => {
  const again = await compileInto(outDir);
  const elsewhere = await mkdtemp(join(tmpdir(), 'portolan-release-'));
  const anew = await compileInto(elsewhere);
  expect([again.hash, anew.hash]).toEqual([release.hash, release.hash]);
  expect(await readdir(join(elsewhere, 'files'))).toEqual(await readdir(join(outDir, 'files')));
  await rm(elsewhere, { recursive: true });
});

test('markets stand in their order with their own languages, flags and rules', () => {
  expect(release.markets.map(({ code }) => code)).toEqual(['gb', 'be']);
  const [gb, be] = release.markets;
  expect(gb?.flags).toEqual({ enableNewTourDetail: true, enableCustomCheckout: true });
  expect(be?.flags).toEqual({ enableNewTourDetail: false, enableCustomCheckout: true });
  expect(be?.languages.map(({ urlCode }) => urlCode)).toEqual(['fr', 'en']);
  expect(be?.distributionChannel).toBe('BE-AGENTS');
  expect(gb).not.toHaveProperty('distributionChannel');
  expect(gb?.requiredFields.contact).toEqual({ firstName: 'required', email: 'required' });
});

test('a market changes and removes what base states', async () => {
  const gb = await readSlice('gb', 'en', 'shell');
  const be = await readSlice('be', 'fr', 'shell');
  expect(gb.header.links.map(({ key, label }) => [key, label])).toEqual([
    ['home', 'Home'],
    ['tours', 'Tours'],
  ]);
  expect(be.header.links.map(({ key, label }) => [key, label])).toEqual([['tours', 'Nos circuits']]);
  expect(be.header.externalNavigation[0]?.link).toEqual({ type: 'external', url: 'https://small.example/fr' });
});

test('a slice speaks one language, and English where that has no words', async () => {
  const { market, copyrightText, footer } = await readSlice('be', 'fr', 'shell');
  expect([market.name, copyrightText]).toEqual(['Belgique', '© Small']);
  expect([footer.paymentMethodsBlock.title, footer.preferencesBlock.title]).toEqual(['Paiement', 'Preferences']);
});

test('messages lie in the slice that their id begins with, mail only on the server', async () => {
  const shell = await readSlice('be', 'fr', 'shell');
  const home = await readSlice('be', 'fr', 'home');
  expect(shell.messages['shell.skip']).toEqual([{ type: 0, value: 'Aller au contenu' }]);
  expect(Object.keys(home.messages)).toEqual(['home.tours']);
  expect(Object.keys(release.mailMessages.fr ?? {})).toEqual(['mail.subject']);
});

test('what is for the server reaches no public file', async () => {
  const files = await readdir(join(outDir, 'files'));
  const texts = await Promise.all(files.map((file) => readFile(join(outDir, 'files', file), 'latin1')));
  expect(texts.filter((text) => text.includes('travel@small.example') || text.includes('mail.subject'))).toEqual([]);
});

test('a shell knows where the other slices lie, and itself', async () => {
  const { files } = await readSlice('gb', 'en', 'shell');
  expect(files.slices).toEqual(release.markets[0]?.slices.en);
  expect(JSON.parse(await readUrl(release.marketLists.en ?? '')).map(({ name }: { name: string }) => name)).toEqual([
    'United Kingdom',
    'Belgium',
  ]);
  expect(await readUrl(files.icons)).toContain('<symbol id="compass"');
});

test('routes have a path per language where these differ, and match', async () => {
  const { routes } = await readSlice('be', 'fr', 'shell');
  expect(routes.find(({ name }) => name === 'search')?.path).toEqual({ en: '/tours', fr: '/circuits' });
  expect(createMatcher(routes, 'fr').match('/circuits')?.route.name).toBe('search');
  expect(routes.find(({ name }) => name === 'home')?.cache).toEqual({ sMaxAge: 60, staleWhileRevalidate: 600, query: [] });
});

test('blocks, fields and choices stand in their order', async () => {
  const { page } = await readSlice('gb', 'en', 'home');
  expect(page.blocks.map(({ key }) => key)).toEqual(['hero', 'list', 'voices', 'steps']);
  const { fields } = await readSlice('be', 'fr', 'checkout');
  expect(fields.contact.map(({ path }) => path)).toEqual(['firstName', 'email']);
  expect(fields.passenger[1]?.options).toEqual([
    { value: 'Female', label: 'Femme' },
    { value: 'Male', label: 'Homme' },
  ]);
});

test('a page is one file a language, shared by all markets, and its links lead to routes', async () => {
  const [about] = (await readSlice('gb', 'en', 'content')).pages;
  expect(about).toMatchObject({ id: 'about', route: 'customPage', slugs: { en: 'company/about-us', fr: 'a-propos' } });
  expect((await readSlice('be', 'en', 'content')).pages).toEqual([about]);
  const page = JSON.parse(await readUrl(about?.file ?? '')) as ResolvedPage;
  expect(page.blocks[0]).toEqual({
    type: 'richText',
    key: 'story',
    body: [
      '<p>We walk <a href="',
      { type: 'tour', id: 'two-lakes', slug: 'two-lakes' },
      '">two lakes</a> &amp; <a href="',
      { type: 'route', route: 'search', query: { style: 'rail' } },
      '">more</a>.</p>',
    ],
  });
});

test('a call to action exists only where text and link are both there', async () => {
  const { errors } = await readSlice('gb', 'en', 'error');
  expect(errors.errorConfiguration404.cta).toEqual({ text: 'Home', link: { type: 'route', route: 'home' } });
  expect(errors.errorConfiguration500).not.toHaveProperty('cta');
});

test('the style sheet names fonts and colours', async () => {
  const sheet = await readUrl(release.theme.stylesheet);
  expect(sheet).toContain(`src:url(${release.theme.preloadFonts[0]}) format("woff2")`);
  expect(sheet).toContain(
    ':root{--font-primary:"Plain","Plain fallback",sans-serif;--font-secondary:"Plain","Plain fallback",sans-serif;--color-brand-primary:#0a6;',
  );
});

test('pictures are drawn in every size, and once more for sharing', async () => {
  const [tour] = release.catalogue.tours;
  const sizes = srcSetOf(tour?.pictures[0]?.src ?? '')?.split(', ') ?? [];
  expect(sizes).toHaveLength(pictureWidths.length);
  for (const size of sizes) {
    const [url = '', width = ''] = size.split(' ');
    expect(await sharp(join(outDir, url)).metadata()).toMatchObject({ format: 'webp', width: Number.parseInt(width, 10) });
  }
  expect(await sharp(join(outDir, tour?.sharePicture ?? '')).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a tour has a map with land, borders, its stops and the way between them', () => {
  const map = release.catalogue.tours[0]?.map;
  expect(map?.stops.map(({ key }) => key)).toEqual(['geneva', 'lugano']);
  expect(map?.stops.every(({ x, y }) => x > 0 && x < 800 && y > 0 && y < 600)).toBe(true);
  expect(map?.landPath).toMatch(/^M-4,-4l/);
  expect(map?.borderPath.length).toBeGreaterThan(200);
  expect(map?.routePath).toMatch(/^M[\d.]+,[\d.]+Q/);
});

test('the validators are a module of its own that tells what is wrong', async () => {
  const source = await readFile(join(outDir, release.markets[0]?.validatorsFile ?? ''), 'utf8');
  expect(source).not.toMatch(/\bimport\b|new Function|\beval\b/);
  const { validators } = await import(/* @vite-ignore */ join(outDir, release.markets[0]?.validatorsFile ?? ''));
  expect(validators['contact.firstName']('Zoë')).toBeNull();
  expect(validators['contact.firstName']('Bartholomew')).toEqual({ code: 'tooLong', params: { max: 10 } });
  expect(validators['billing.address.city']('B3rn')).toEqual({ code: 'invalidFormat', params: {} });
  expect(validators['contact.email']('ann@')).toEqual({ code: 'invalidEmail', params: {} });
  expect(validators['passenger.birthDate']('2023-02-29')).toEqual({ code: 'invalidDate', params: {} });
  expect(validators['passenger.birthDate']('2024-02-29')).toBeNull();
  expect(validators['passenger.gender']('Man')).toEqual({ code: 'invalidChoice', params: {} });
  expect(release.markets[0]?.fieldRules['passenger.birthDate']).toBe('birthDate');
});
