import { expect, test } from 'vitest';
import type { MarketConfig } from '#config/market-config.ts';
import { destinationHref } from './destination-href.ts';

function marketWith(offered: boolean): MarketConfig {
  const href = (name: string, params: Record<string, string>, query?: Record<string, string>) => JSON.stringify([name, params, query]);
  return { offers: () => offered, href } as unknown as MarketConfig;
}

const region = { key: 'northern-europe', slug: 'nordeuropa' };
const country = { key: 'norway', slug: 'norwegen' };

test('a destination leads to its page by its slugs', () => {
  expect(JSON.parse(destinationHref({ region }, marketWith(true)))).toEqual(['region', { region: 'nordeuropa' }, null]);
  expect(JSON.parse(destinationHref({ region, country }, marketWith(true)))).toEqual([
    'country',
    { region: 'nordeuropa', country: 'norwegen' },
    null,
  ]);
});

test('all destinations have a page of their own', () => {
  expect(JSON.parse(destinationHref({}, marketWith(true)))).toEqual(['destinations', {}, null]);
});

test('in a market without such pages it leads to its tours by its key', () => {
  expect(JSON.parse(destinationHref({}, marketWith(false)))).toEqual(['search', {}, {}]);
  expect(JSON.parse(destinationHref({ region }, marketWith(false)))).toEqual(['search', {}, { region: 'northern-europe' }]);
  expect(JSON.parse(destinationHref({ region, country }, marketWith(false)))).toEqual(['search', {}, { country: 'norway' }]);
});
