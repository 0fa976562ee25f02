import { expect, test } from 'vitest';
import type { MarketConfig } from '#config/market-config.ts';
import { createCustomPages } from './custom-pages.ts';

const about = { id: 'about', route: 'customPage', slugs: { en: 'about-us', fr: 'a-propos' }, file: '/about.json' };
const terms = { id: 'terms', route: 'termsConditions', slugs: {}, file: '/terms.json' };
const config = {
  slice: () => ({ messages: {}, pages: [about, terms] }),
  shell: { language: { urlCode: 'fr' }, brand: { defaultLanguage: 'en' } },
} as unknown as MarketConfig;
const pages = createCustomPages(config);

test('a page is found by its route, or by its slug in any language', () => {
  expect(pages.find('termsConditions', undefined)).toBe(terms);
  expect(pages.find('customPage', 'a-propos')).toBe(about);
  expect(pages.find('customPage', 'about-us')).toBe(about);
  expect(pages.find('customPage', 'terms')).toBeUndefined();
});

test('a page has a slug in each language, that of the default language where it has none of its own', () => {
  expect(pages.slugOf('about', 'fr')).toBe('a-propos');
  expect(pages.slugOf('about', 'nl')).toBe('about-us');
  expect(pages.slugOf('terms', 'fr')).toBeUndefined();
  expect(pages.slugOf('nothing', 'fr')).toBeUndefined();
});

test('a slug is translated, by way of the default language where need be', () => {
  expect(pages.translate('a-propos', 'fr', 'en')).toBe('about-us');
  expect(pages.translate('about-us', 'en', 'fr')).toBe('a-propos');
  expect(pages.translate('about-us', 'de', 'fr')).toBe('a-propos');
  expect(pages.translate('a-propos', 'fr', 'nl')).toBe('about-us');
  expect(pages.translate('nothing', 'en', 'fr')).toBeUndefined();
});
