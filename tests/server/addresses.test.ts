import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { CompiledRoute } from '#contract/release.ts';
import { type LiveRelease, openRelease } from '#server/release/live-release.ts';
import { resolveAddress } from '#server/render/resolve-address.ts';
import { release } from '../fixtures/release.ts';

const search: CompiledRoute = {
  name: 'search',
  page: 'search',
  path: { en: '/tours', fr: '/circuits', it: '/tour' },
  prefixed: true,
  layout: 'default',
  guards: [],
  cache: { sMaxAge: 60, staleWhileRevalidate: 60, query: ['query', 'page'] },
};
const tour: CompiledRoute = { ...search, name: 'tour', page: 'tour', path: '/tour/{slug}' };

let live: LiveRelease;

beforeAll(async () => {
  const directory = mkdtempSync(join(tmpdir(), 'portolan-addresses-'));
  const markets = release.markets.map((market) => ({ ...market, routes: [...market.routes, search, tour] }));
  writeFileSync(join(directory, 'addresses.json'), JSON.stringify({ ...release, markets }));
  live = await openRelease(directory, 'addresses');
});

const keyOf = (url: string) => {
  const address = resolveAddress(live, url);
  return address.kind === 'page' ? address.cacheKey : address;
};

test('a page has one cache entry, however its address is spelled and whatever is added to it', () => {
  const spellings = ['/gb-en/tours?page=2', '/gb-en/tours?utm_source=x&page=2', '/gb-en/%74ours?page=2', '/gb-en/tours?page=2&page=3'];
  expect(new Set(spellings.map(keyOf))).toEqual(new Set(['/gb-en/tours?page=2']));
  expect(keyOf('/gb-en/tour/caf%c3%a9')).toBe('/gb-en/tour/caf%C3%A9');
  expect(keyOf('/gb-en/tour/a%2Fb')).toBe('/gb-en/tour/a%2Fb');
});

test.each(['/gb-en/%', '/gb-en/%E0%A4%A', '/zz-en/tours', '/gb-fr/circuits', '/gb-en/tours/x', '/tours', '/GB-en/tours'])(
  '%s leads nowhere',
  (url) => {
    expect(resolveAddress(live, url).kind).toBe('unknown');
  },
);

test.each([
  ['/be-fr/tours?query=mer', '/be-fr/circuits?query=mer'],
  ['/gb-en/circuits', '/gb-en/tours'],
  ['/be-fr/tour', '/be-fr/circuits'],
  ['/be-fr//tours/?page=2', '/be-fr/circuits?page=2'],
])('%s, spelled in another language, leads to %s', (url, location) => {
  expect(resolveAddress(live, url)).toEqual({ kind: 'redirect', location });
});

test.each([
  ['/gb-en/tours/', '/gb-en/tours'],
  ['/gb-en///?page=2', '/gb-en?page=2'],
  ['//gb-en/tours', '/gb-en/tours'],
  ['/gb-en//tours', '/gb-en/tours'],
  ['/gb-en//no/such//page/', '/gb-en/no/such/page'],
  ['//elsewhere.example/', '/elsewhere.example'],
  ['/\\elsewhere.example/', '/elsewhere.example'],
  ['//', '/'],
])('%s loses its slashes too many and stays here: %s', (url, location) => {
  expect(resolveAddress(live, url)).toEqual({ kind: 'redirect', location });
});
