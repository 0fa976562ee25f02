import { describe, expect, it } from 'vitest';
import type { ResolvedDestination } from '#contract/release.ts';
import type { LoadContext } from '#renderer/routes/page-module.ts';
import { PageError } from '#stores/errors/page-error.ts';
import { countryOf, regionOf } from './find-destination.ts';

const picture = { picture: { src: '', alt: '' }, sharePicture: '' };
const norway = { ...picture, key: 'norway', slugs: { en: 'norway', de: 'norwegen' }, name: 'Norwegen', bestMonths: [] };
const north: ResolvedDestination = {
  ...picture,
  key: 'northern-europe',
  slugs: { en: 'the-north', de: 'nordeuropa' },
  name: 'Nordeuropa',
  navigationDescription: '',
  countries: [norway],
};
const asia: ResolvedDestination = { ...north, key: 'asia', slugs: { en: 'asia', de: 'asien' }, name: 'Asien', countries: [] };

/** A visitor of the German market at an address. */
function asked(params: Record<string, string>, query = ''): LoadContext {
  const config = {
    shell: { language: { urlCode: 'de' }, brand: { defaultLanguage: 'en' } },
    href: (name: string, values: Record<string, string>, kept: Record<string, string> = {}) =>
      `/${name}/${Object.values(values).join('/')}?${new URLSearchParams(kept)}`,
  };
  return {
    store: { config },
    routeName: params.country ? 'country' : 'region',
    params,
    query: new URLSearchParams(query),
  } as unknown as LoadContext;
}

function redirectOf(find: () => unknown): [status: number, location: string | null] {
  try {
    find();
  } catch (error) {
    if (error instanceof Response) return [error.status, error.headers.get('Location')];
    throw error;
  }
  throw new Error('Nothing was redirected.');
}

describe('an address of a region', () => {
  it('names it by its slug in the language of the page', () => {
    expect(regionOf(asked({ region: 'nordeuropa' }), [asia, north])).toBe(north);
  });

  it('leads on from the slug of another language and from the key, with what was asked for', () => {
    expect(redirectOf(() => regionOf(asked({ region: 'the-north' }, 'a=b'), [asia, north]))).toEqual([308, '/region/nordeuropa?a=b']);
    expect(redirectOf(() => regionOf(asked({ region: 'northern-europe' }), [asia, north]))).toEqual([308, '/region/nordeuropa?']);
  });

  it('is not found where nothing is called so', () => {
    expect(() => regionOf(asked({ region: 'atlantis' }), [asia, north])).toThrow(PageError);
  });
});

describe('an address of a country', () => {
  it('names region and country', () => {
    expect(countryOf(asked({ region: 'nordeuropa', country: 'norwegen' }), [asia, north])).toEqual({ region: north, country: norway });
  });

  it('leads on where either is spelled otherwise, and from a region that the country does not belong to', () => {
    const right = [308, '/country/nordeuropa/norwegen?'];
    for (const params of [
      { region: 'the-north', country: 'norway' },
      { region: 'nordeuropa', country: 'norway' },
      { region: 'asien', country: 'norwegen' },
      { region: 'elsewhere', country: 'norwegen' },
    ]) {
      expect(redirectOf(() => countryOf(asked(params), [asia, north]))).toEqual(right);
    }
  });

  it('is not found where no country is called so', () => {
    expect(() => countryOf(asked({ region: 'nordeuropa', country: 'atlantis' }), [asia, north])).toThrow(PageError);
  });
});
