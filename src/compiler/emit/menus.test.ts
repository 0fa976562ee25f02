import { expect, test } from 'vitest';
import type { HeaderDocument } from '#contract/documents.generated.ts';
import type { CompleteStore } from '../resolve/complete-store.ts';
import type { Pictures } from './emit-pictures.ts';
import { resolveMenus } from './menus.ts';

const picture = { src: 'fjord.svg', alt: { en: 'A fjord' } };
const pictures = {
  inLanguage: ({ src }: { src: string }) => ({ src: `/files/${src}`, raster: '', alt: 'A fjord' }),
} as unknown as Pictures;

const store = {
  routes: {
    value: {
      routes: {
        tours: { page: 'search', path: '/tours' },
        part: { page: 'region', path: '/destinations/{region}', flag: 'enableDestinationsPage' },
        land: { page: 'country', path: '/destinations/{region}/{country}', flag: 'enableDestinationsPage' },
      },
    },
  },
  destinations: {
    value: {
      regions: {
        south: {
          order: 2,
          name: { en: 'The South', fr: 'Le Sud' },
          navigationDescription: { en: 'Warm.' },
          squareImage: picture,
          countries: {},
        },
        north: {
          order: 1,
          name: { en: 'The North', fr: 'Le Nord' },
          navigationDescription: { en: 'Cold.' },
          squareImage: picture,
          countries: {
            norway: { order: 1, slug: { en: 'norway', fr: 'norvege' }, name: { en: 'Norway', fr: 'Norvège' }, countryCode: 'NO' },
          },
        },
      },
    },
  },
} as unknown as CompleteStore;

const link = { type: 'route', route: 'tours' } as const;
const header = {
  links: {
    destinations: { type: 'dynamicMegaMenu', order: 2, label: { en: 'Destinations' }, link },
    ways: {
      type: 'customMegaMenu',
      order: 1,
      label: { en: 'Ways' },
      link,
      items: { rail: { order: 1, label: { en: 'By train', fr: 'En train' }, links: { all: { order: 1, label: { en: 'All' }, link } } } },
    },
    tours: { type: 'simple', order: 3, label: { en: 'Tours' }, link },
  },
} as unknown as HeaderDocument;

test('a dynamic menu holds the regions in their order, with their countries; simple links hold nothing', () => {
  const menus = resolveMenus({ header, featureFlags: {} }, store, pictures, 'fr');
  expect(Object.keys(menus)).toEqual(['ways', 'destinations']);
  expect(menus.destinations?.map(({ label }) => label)).toEqual(['Le Nord', 'Le Sud']);
  expect(menus.destinations?.[0]).toMatchObject({ title: 'Le Nord', paragraph: 'Cold.', thumbnail: { src: '/files/fjord.svg' } });
});

test('where a market does not show destinations, they lead to the tours that go there', () => {
  const [north] = resolveMenus({ header, featureFlags: { enableDestinationsPage: false } }, store, pictures, 'en').destinations ?? [];
  expect(north?.link).toEqual({ type: 'route', route: 'tours', query: { region: 'north' } });
  expect(north?.links.map(({ link }) => link)).toEqual([{ type: 'route', route: 'tours', query: { country: 'norway' } }]);
});

test('where a market shows destinations, they lead to their own pages, by their slugs', () => {
  const [north] = resolveMenus({ header, featureFlags: { enableDestinationsPage: true } }, store, pictures, 'fr').destinations ?? [];
  expect(north?.link).toEqual({ type: 'route', route: 'part', params: { region: 'north' } });
  expect(north?.links[0]?.link).toEqual({ type: 'route', route: 'land', params: { region: 'north', country: 'norvege' } });
});

test('an item without a title has its label for one, and without a link only opens', () => {
  const [rail] = resolveMenus({ header, featureFlags: {} }, store, pictures, 'fr').ways ?? [];
  expect(rail).toEqual({ key: 'rail', label: 'En train', title: 'En train', links: [{ key: 'all', label: 'All', link }] });
});
