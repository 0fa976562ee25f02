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
  const menus = resolveMenus(header, store, pictures, 'fr');
  expect(Object.keys(menus)).toEqual(['ways', 'destinations']);
  expect(menus.destinations?.map(({ label }) => label)).toEqual(['Le Nord', 'Le Sud']);
  expect(menus.destinations?.[0]).toMatchObject({ title: 'Le Nord', paragraph: 'Cold.', thumbnail: { src: '/files/fjord.svg' } });
});

test('regions and countries are named by their keys and by their slugs in the language', () => {
  const [north] = resolveMenus(header, store, pictures, 'fr').destinations ?? [];
  const region = { key: 'north', slug: 'north' };
  expect(north?.link).toEqual({ type: 'destination', region });
  expect(north?.links.map(({ link }) => link)).toEqual([{ type: 'destination', region, country: { key: 'norway', slug: 'norvege' } }]);
});

test('an item without a title has its label for one, and without a link only opens', () => {
  const [rail] = resolveMenus(header, store, pictures, 'fr').ways ?? [];
  expect(rail).toEqual({ key: 'rail', label: 'En train', title: 'En train', links: [{ key: 'all', label: 'All', link }] });
});
