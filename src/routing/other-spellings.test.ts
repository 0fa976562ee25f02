import { expect, test } from 'vitest';
import type { CompiledRoute } from '#contract/release.ts';
import { createOtherSpellings } from './other-spellings.ts';

const search: CompiledRoute = {
  name: 'search',
  page: 'search',
  path: { en: '/tours', fr: '/circuits' },
  formerPaths: ['/trips', { fr: '/voyages' }],
  prefixed: true,
  layout: 'default',
  guards: [],
};

test('a path that was spelled so in one language alone leads on in all', () => {
  for (const language of ['en', 'fr', 'de']) {
    const { match } = createOtherSpellings([search], language);
    expect(['/voyages', '/trips', '/elsewhere'].map((path) => match(path)?.route)).toEqual([search, search, undefined]);
  }
});
