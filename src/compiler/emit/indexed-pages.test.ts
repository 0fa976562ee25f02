import { expect, test } from 'vitest';
import type { CompiledRoute } from '#contract/release.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { indexedPages } from './indexed-pages.ts';

const cache = { sMaxAge: 60, staleWhileRevalidate: 60, query: [] };
const open = { prefixed: true, layout: 'default', guards: [], cache } satisfies Partial<CompiledRoute>;
const home: CompiledRoute = { ...open, name: 'home', page: 'home', path: '/' };
const search: CompiledRoute = { ...open, name: 'search', page: 'search', path: '/tours' };
const tour: CompiledRoute = { ...open, name: 'tour', page: 'tour', path: '/tour/{slug}' };
const profile: CompiledRoute = { ...open, name: 'profile', page: 'account', path: '/profile', guards: ['requires-authentication-enabled'] };
const { cache: _, ...stored } = search;
const custom: CompiledRoute = { ...stored, name: 'customTour', path: '/custom/{refId}' };

const document = (value: unknown) => ({ value });

const destinations = document({
  regions: {
    north: {
      slug: { en: 'the-north', fr: 'le-nord' },
      name: { en: 'The North', fr: 'Le Nord' },
      countries: { norway: { name: { en: 'Norway', fr: 'Norvège' } }, iceland: { name: { en: 'Iceland' } } },
    },
  },
});

function storeOf(tours: Record<string, object>, pages: Record<string, object> = {}): CompleteStore {
  const asMap = (values: Record<string, object>) => new Map(Object.entries(values).map(([id, value]) => [id, document(value)]));
  return { brand: document({ defaultLanguage: 'en' }), destinations, tours: asMap(tours), pages: asMap(pages) } as unknown as CompleteStore;
}

test('screens that everybody may see are listed, others are not', () => {
  expect(indexedPages(storeOf({}), [search, profile, custom], ['en'])).toEqual([{ addresses: [{ route: 'search' }] }]);
});

test('a tour stands at its slug in each language', () => {
  const fjord = { id: 'fjord', destinations: [], slug: { en: 'fjord', fr: 'le-fjord' }, title: { en: 'Fjord', fr: 'Le fjord' } };
  expect(indexedPages(storeOf({ fjord }), [tour], ['en', 'fr'])).toEqual([
    { addresses: [{ route: 'tour', params: { en: { slug: 'fjord' }, fr: { slug: 'le-fjord' } } }] },
  ]);
});

test('a language that has less than half of the texts is one in which the page is not written', () => {
  const texts = { title: { en: 'Fjord', fr: 'Le fjord' }, text: { en: 'Deep.' }, tagline: { en: 'Blue.' } };
  const fjord = { id: 'fjord', destinations: [], slug: { en: 'fjord' }, ...texts };
  expect(indexedPages(storeOf({ fjord }), [tour], ['en', 'fr', 'de'])).toMatchObject([{ unwrittenIn: ['fr', 'de'] }]);
});

test('regions and countries to which tours lead stand at their slugs; others are not listed', () => {
  const region: CompiledRoute = { ...open, name: 'region', page: 'region', path: '/d/{region}' };
  const country: CompiledRoute = { ...open, name: 'country', page: 'country', path: '/d/{region}/{country}' };
  const fjord = { id: 'fjord', slug: { en: 'fjord' }, destinations: [{ region: 'north', country: 'norway' }] };
  expect(indexedPages(storeOf({ fjord }), [region, country], ['en', 'fr']).slice(0, -1)).toEqual([
    { addresses: [{ route: 'region', params: { en: { region: 'the-north' }, fr: { region: 'le-nord' } } }] },
    {
      addresses: [
        {
          route: 'country',
          params: { en: { region: 'the-north', country: 'norway' }, fr: { region: 'le-nord', country: 'norway' } },
        },
      ],
    },
  ]);
  expect(indexedPages(storeOf({}), [region, country], ['en'])).toEqual([]);
});

test('a page that must not be indexed is not listed', () => {
  const blocks = { text: { body: { en: 'Hello' } } };
  expect(indexedPages(storeOf({}, { home: { kind: 'home', blocks } }), [home], ['en'])).toHaveLength(1);
  expect(indexedPages(storeOf({}, { home: { kind: 'home', noIndex: true, blocks } }), [home], ['en'])).toEqual([]);
});
