import { expect, it } from 'vitest';
import { findBySlug, slugIn } from './slugs.ts';

const about = { id: 'about', slugs: { en: 'about-us', fr: 'a-propos', de: 'ueber-uns' } };
const press = { id: 'press', slugs: { en: 'press', fr: 'about-us' } };
const pages = [about, press];

it('takes the slug of the default language, then the English one, where a language has none', () => {
  expect(slugIn(about.slugs, 'fr', 'de')).toBe('a-propos');
  expect(slugIn(about.slugs, 'nl', 'de')).toBe('ueber-uns');
  expect(slugIn(press.slugs, 'nl', 'de')).toBe('press');
});

it('finds a page by its slug in the language of the address before it looks at other languages', () => {
  expect(findBySlug(pages, 'about-us', 'en', 'en')).toBe(about);
  expect(findBySlug(pages, 'about-us', 'fr', 'en')).toBe(press);
  expect(findBySlug(pages, 'a-propos', 'en', 'en')).toBe(about);
  expect(findBySlug(pages, 'press', 'nl', 'en')).toBe(press);
  expect(findBySlug(pages, 'nothing', 'en', 'en')).toBeUndefined();
});
