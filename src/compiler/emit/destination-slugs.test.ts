import { expect, test } from 'vitest';
import type { CompleteStore } from '../resolve/complete-store.ts';
import { destinationParams, destinationSlug } from './destination-slugs.ts';

const norway = { slug: { en: 'norway', de: 'norwegen' } };
const store = {
  destinations: { value: { regions: { north: { slug: { en: 'the-north', de: 'nordeuropa' }, countries: { norway, iceland: {} } } } } },
} as unknown as CompleteStore;

test('a destination stands at its slug, that of English where it has none in a language, or at its key', () => {
  expect(destinationSlug('norway', norway, 'de')).toBe('norwegen');
  expect(destinationSlug('norway', norway, 'fr')).toBe('norway');
  expect(destinationSlug('iceland', {}, 'de')).toBe('iceland');
});

test('parameters name regions and countries by their keys; addresses by their slugs', () => {
  expect(destinationParams(store, { region: 'north', country: 'norway' }, 'de')).toEqual({ region: 'nordeuropa', country: 'norwegen' });
  expect(destinationParams(store, { region: 'north' }, 'fr')).toEqual({ region: 'the-north' });
  expect(destinationParams(store, { region: 'nowhere', country: 'norway' }, 'de')).toEqual({ region: 'nowhere', country: 'norway' });
});
