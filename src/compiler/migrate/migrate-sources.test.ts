import { expect, test } from 'vitest';
import type { Sources } from '../read/sources.ts';
import { migrateSources } from './migrate-sources.ts';
import type { JsonDocuments, Migration } from './migrations.ts';

/** Version 2 calls the currency of a market its money, version 3 writes it in small letters. */
const made: Migration[] = [
  {
    title: 'currency is called money',
    migrate: (documents) => eachMarket(documents, ({ currency, ...rest }) => ({ ...rest, money: currency })),
  },
  {
    title: 'money is written in small letters',
    migrate: (documents) => eachMarket(documents, ({ money, ...rest }) => ({ ...rest, money: String(money).toLowerCase() })),
  },
];

function eachMarket(documents: JsonDocuments, change: (market: Record<string, unknown>) => object): JsonDocuments {
  return new Map(
    [...documents].map(([path, value]) => [path, path.endsWith('/market.json') ? change(value as Record<string, unknown>) : value]),
  );
}

function sourcesOf(documents: Record<string, unknown>): Sources {
  const texts = Object.entries(documents).map(([path, value]): [string, string] => [
    path,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return { documents: new Map(texts), assets: new Set(), displayName: 'markets', readAsset: () => Promise.reject(new Error('none')) };
}

function jsonOf({ documents }: Sources, path: string): unknown {
  return JSON.parse(documents.get(path) ?? 'null');
}

const market = { currency: 'GBP', order: 1 };

test('documents of the current version are left alone', () => {
  const sources = sourcesOf({ 'brand.json': { configVersion: 3 }, 'gb/market.json': { money: 'gbp' } });
  expect(migrateSources(sources, made)).toEqual({ sources, changed: [], made: [] });
  expect(migrateSources(sources, made).sources).toBe(sources);
});

test('documents that state no version are of the first one', () => {
  const { sources, changed, made: titles } = migrateSources(sourcesOf({ 'brand.json': { name: 'B' }, 'gb/market.json': market }), made);
  expect(jsonOf(sources, 'gb/market.json')).toEqual({ order: 1, money: 'gbp' });
  expect(jsonOf(sources, 'brand.json')).toEqual({ name: 'B', configVersion: 3 });
  expect(changed).toEqual(['brand.json', 'gb/market.json']);
  expect(titles).toEqual(['currency is called money', 'money is written in small letters']);
});

test('only the migrations that are due are made', () => {
  const { sources, made: titles } = migrateSources(
    sourcesOf({ 'brand.json': { configVersion: 2 }, 'gb/market.json': { money: 'GBP' } }),
    made,
  );
  expect(jsonOf(sources, 'gb/market.json')).toEqual({ money: 'gbp' });
  expect(titles).toEqual(['money is written in small letters']);
});

test('what a migration does not touch keeps its text, and what is given is not changed', () => {
  const given = sourcesOf({ 'brand.json': {}, 'gb/market.json': market, 'theme.json': '{ "fonts":   {} }' });
  const before = new Map(given.documents);
  expect(migrateSources(given, made).sources.documents.get('theme.json')).toBe('{ "fonts":   {} }');
  expect(given.documents).toEqual(before);
});

test('a document that cannot be read stays as it is', () => {
  const { sources, changed } = migrateSources(sourcesOf({ 'brand.json': {}, 'gb/market.json': '{ "currency": ' }), made);
  expect(sources.documents.get('gb/market.json')).toBe('{ "currency": ');
  expect(changed).toEqual(['brand.json']);
});

test('a document may get another name', () => {
  const renaming: Migration = {
    title: 'rates are called currencies',
    migrate: (documents) => new Map([...documents].map(([path, value]) => [path === 'rates.json' ? 'currencies.json' : path, value])),
  };
  const { sources, changed } = migrateSources(sourcesOf({ 'brand.json': {}, 'rates.json': { a: 1 } }), [renaming]);
  expect([...sources.documents.keys()]).toEqual(['brand.json', 'currencies.json']);
  expect(changed).toEqual(['brand.json', 'currencies.json', 'rates.json']);
});

test('documents of a newer version are refused with the place that says so', () => {
  const { tooNew } = migrateSources(sourcesOf({ 'brand.json': '{\n  "configVersion": 4\n}' }), made);
  expect(tooNew).toMatchObject({ place: { file: 'markets/brand.json', line: 2, column: 20 } });
  expect(tooNew?.message).toBe(
    'These documents are of version 4 of the config language, but this program knows no version after 3. Install a newer program.',
  );
});

test.each([['{'], ['[]'], ['null'], ['{ "configVersion": "2" }'], ['{ "configVersion": 0 }'], ['{ "configVersion": 1.5 }']])(
  'a version that is none, as in %s, is left to the schema',
  (text) => {
    const sources = sourcesOf({ 'brand.json': text });
    expect(migrateSources(sources, []).sources).toBe(sources);
  },
);
