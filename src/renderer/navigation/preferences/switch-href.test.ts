import { describe, expect, it } from 'vitest';
import type { CompiledRoute, MarketEntry } from '#contract/release.ts';
import { languageForMarket, switchHref } from './switch-href.ts';

const route = { page: 'tour', prefixed: true, layout: 'default', guards: [] } as const;
const routes: CompiledRoute[] = [
  { ...route, guards: [], name: 'search', path: { en: '/tours', fr: '/circuits' } },
  { ...route, guards: [], name: 'tour', path: '/tour/{slug}' },
];

const from = { routes, routingStrategy: 'multi-market-and-language', search: '', hash: '' } as const;
const search = { routeName: 'search', params: {}, translatedParams: {} };

describe('the address of the same page elsewhere', () => {
  it('has the new prefix and the path of the new language', () => {
    expect(switchHref({ ...from, page: search, marketCode: 'be', languageCode: 'fr' })).toBe('/be-fr/circuits');
  });

  it('keeps query and hash', () => {
    const here = { ...from, search: '?query=fjord&sort=price', hash: '#results' };
    expect(switchHref({ ...here, page: search, marketCode: 'be', languageCode: 'fr' })).toBe(
      '/be-fr/circuits?query=fjord&sort=price#results',
    );
  });

  it('keeps a parameter that is asked for twice', () => {
    const here = { ...from, search: '?style=rail&style=food' };
    expect(switchHref({ ...here, page: search, marketCode: 'be', languageCode: 'fr' })).toBe('/be-fr/circuits?style=rail&style=food');
  });

  it('updates the language parameter only where there is one', () => {
    const here = { ...from, search: '?nz-lang=en' };
    expect(switchHref({ ...here, page: search, marketCode: 'be', languageCode: 'fr' })).toBe('/be-fr/circuits?nz-lang=fr');
  });

  it('names the language where the path does not', () => {
    const checkout = { ...route, prefixed: false, guards: [], name: 'checkout', path: '/checkout/{checkoutId}' } as const;
    const here = { ...from, routes: [checkout as unknown as CompiledRoute], search: '?touched=1' };
    const page = { routeName: 'checkout', params: { checkoutId: 'c1' }, translatedParams: {} };
    expect(switchHref({ ...here, page, marketCode: 'be', languageCode: 'nl' })).toBe('/checkout/c1?touched=1&nz-lang=nl');
  });

  it('translates parameters that differ by language', () => {
    const page = { routeName: 'tour', params: { slug: 'islands' }, translatedParams: { fr: { slug: 'les-iles' } } };
    expect(switchHref({ ...from, page, marketCode: 'be', languageCode: 'fr' })).toBe('/be-fr/tour/les-iles');
    expect(switchHref({ ...from, page, marketCode: 'be', languageCode: 'nl' })).toBe('/be-nl/tour/islands');
  });
});

describe('the language after a change of market', () => {
  const market: MarketEntry = {
    code: 'be',
    name: 'Belgium',
    languages: [
      { urlCode: 'fr', fullName: 'Français', contentLocale: 'fr-BE' },
      { urlCode: 'nl', fullName: 'Nederlands', contentLocale: 'nl-BE' },
    ],
  };

  it('stays where the market speaks it', () => {
    expect(languageForMarket(market, 'nl')).toBe('nl');
  });

  it('becomes the first one of the market otherwise', () => {
    expect(languageForMarket(market, 'en')).toBe('fr');
  });
});
