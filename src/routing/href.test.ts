import { expect, test } from 'vitest';
import type { CompiledRoute } from '#contract/release.ts';
import { buildHref, buildPath, marketPrefix, parseMarketLanguage } from './href.ts';

const tour: CompiledRoute = {
  name: 'tour',
  page: 'tour',
  path: { en: '/tour/{slug}', fr: '/voyage/{slug}' },
  prefixed: true,
  layout: 'default',
  guards: [],
};
const home: CompiledRoute = { ...tour, name: 'home', page: 'home', path: '/' };
const store = { marketCode: 'be', languageCode: 'fr', routingStrategy: 'multi-market-and-language' } as const;

test('a path is built in the language asked for', () => {
  expect(buildPath(tour, { slug: 'a b' }, 'fr')).toBe('/voyage/a%20b');
  expect(buildPath(tour, { slug: 'x' }, 'de')).toBe('/tour/x');
});

test('a path is never built without its parameters', () => {
  expect(() => buildPath(tour, {}, 'en')).toThrow('The route "tour" needs a value for its parameter "slug".');
});

test('only prefixed routes of a store with many markets have a prefix', () => {
  expect(marketPrefix(tour, 'be', 'fr', 'multi-market-and-language')).toBe('/be-fr');
  expect(marketPrefix(tour, 'be', 'fr', 'single-market-and-language')).toBe('');
  expect(marketPrefix({ ...tour, prefixed: false }, 'be', 'fr', 'multi-market-and-language')).toBe('');
});

test('an address has prefix, path and query', () => {
  expect(buildHref({ ...store, route: tour, params: { slug: 'x' }, query: { q: 'mer & ciel' } })).toBe('/be-fr/voyage/x?q=mer+%26+ciel');
  expect(buildHref({ ...store, route: home })).toBe('/be-fr');
  expect(buildHref({ ...store, route: home, routingStrategy: 'single-market-and-language' })).toBe('/');
});

test('a prefix is read back', () => {
  expect(parseMarketLanguage('/be-fr/circuits')).toEqual({ marketCode: 'be', languageCode: 'fr', path: '/circuits' });
  expect(parseMarketLanguage('/be-fr')).toEqual({ marketCode: 'be', languageCode: 'fr', path: '/' });
});

test.each(['/', '/circuits', '/be-fra/x', '/BE-fr', '/be_fr', '/checkout/1'])('%s has no prefix', (path) => {
  expect(parseMarketLanguage(path)).toBeNull();
});
