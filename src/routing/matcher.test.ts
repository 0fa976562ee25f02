import { expect, test } from 'vitest';
import type { CompiledRoute } from '#contract/release.ts';
import { createMatcher } from './matcher.ts';

function route(name: string, path: CompiledRoute['path']): CompiledRoute {
  return { name, page: 'tour', path, prefixed: true, layout: 'default', guards: [] };
}

const routes = [
  route('home', '/'),
  route('search', { en: '/tours', fr: '/circuits' }),
  route('tour', '/tour/{slug}'),
  route('tourMap', '/tour/map'),
  route('region', '/{region}'),
  route('country', '/{region}/{country}/info'),
  route('content', '/{slug...}'),
];
const matcher = createMatcher(routes, 'en');

function match(path: string, languageCode = 'en') {
  const found = createMatcher(routes, languageCode).match(path);
  return found && [found.route.name, found.params];
}

test('the root path is the route with the empty pattern', () => {
  expect(match('/')).toEqual(['home', {}]);
});

test('a path is matched in the language of the matcher', () => {
  expect(match('/circuits', 'fr')).toEqual(['search', {}]);
  expect(match('/tours', 'en')).toEqual(['search', {}]);
});

test('a language without a path of its own uses the English one', () => {
  expect(match('/tours', 'de')).toEqual(['search', {}]);
});

test('fixed words beat parameters', () => {
  expect(match('/tour/map')).toEqual(['tourMap', {}]);
  expect(match('/tour/alps')).toEqual(['tour', { slug: 'alps' }]);
});

test('a fixed word that leads nowhere gives way to a parameter', () => {
  expect(match('/tour/x/info')).toEqual(['country', { region: 'tour', country: 'x' }]);
});

test('the rest of the path is taken last', () => {
  expect(match('/a/b/c/d')).toEqual(['content', { slug: 'a/b/c/d' }]);
  expect(match('/tour/x/y')).toEqual(['content', { slug: 'tour/x/y' }]);
});

test('parameters are decoded', () => {
  expect(match('/tour/caf%C3%A9')).toEqual(['tour', { slug: 'café' }]);
});

test.each(['/tour/%E0%A4%A', '/tour//x', '/tours/', 'tours', ''])('%j is no address', (path) => {
  expect(matcher.match(path)).toBeNull();
});

test('a path without a route matches nothing', () => {
  expect(createMatcher([route('home', '/')], 'en').match('/x')).toBeNull();
});
