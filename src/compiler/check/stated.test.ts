import { expect, test } from 'vitest';
import type { DocumentIdentity } from '../read/document-kinds.ts';
import { parseLocatedJson } from '../read/parse-json.ts';
import { layDocuments, type ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';
import { entriesStated, statesItself, walkStated } from './stated.ts';

function documentOf(layer: DocumentIdentity['layer'], value: unknown): ValidDocument {
  const file = typeof layer === 'string' ? `${layer}/header.json` : `${layer.market}/header.json`;
  const { json } = parseLocatedJson(file, JSON.stringify(value));
  return { kind: 'header', layer, name: 'header', partial: layer !== 'base', file, json } as ValidDocument;
}

/** Headers of markets that lie on one base; one that states nothing shares base's. */
function headers(base: unknown, ...owns: unknown[]): ResolvedDocument[] {
  const lowest = documentOf('base', base);
  const shared = layDocuments('header', [lowest]);
  return owns.map((own, index) =>
    own === undefined ? shared : layDocuments('header', [lowest, documentOf({ market: `m${'abc'[index]}` }, own)]),
  );
}

/** What was visited: pointers and values, with the file that states each. */
function visited(documents: ResolvedDocument[]): string[] {
  const seen: string[] = [];
  walkStated(documents, (value, document, path) => {
    const pointer = path.map((key) => `/${key}`).join('');
    if (typeof value !== 'object') seen.push(`${document.placeOf(pointer).file.split('/')[0]} ${path.join('.')} ${value}`);
    return true;
  });
  return seen.sort();
}

const base = { $schema: 'x', links: { one: { label: 'One' }, two: { label: 'Two' } }, list: [1, 2] };

test('what several markets inherit is visited once, what they change in each', () => {
  const documents = headers(base, { links: { one: { label: 'Eins' } } }, { $schema: 'y', links: { two: { label: 'Deux' } } });
  expect(visited(documents)).toEqual([
    'base links.one.label One',
    'base links.two.label Two',
    'base list.0 1',
    'base list.1 2',
    'ma links.one.label Eins',
    'mb links.two.label Deux',
  ]);
});

test('what no market inherits is not visited', () => {
  const own = { links: { one: { label: 'Eins' }, two: null }, list: [3] };
  expect(visited(headers(base, own, own))).toEqual(['ma links.one.label Eins', 'ma list.0 3', 'mb links.one.label Eins', 'mb list.0 3']);
});

test('a market without a document of its own inherits all', () => {
  const own = { links: null, list: [] };
  expect(visited(headers(base, own, undefined))).toEqual([
    'base links.one.label One',
    'base links.two.label Two',
    'base list.0 1',
    'base list.1 2',
  ]);
});

test('an object that a market changes is visited as it is then', () => {
  const whole: unknown[] = [];
  walkStated(headers(base, { links: { three: { label: 'Three' } } }), (value, _, path) => {
    if (path.join('.') === 'links') whole.push(value);
    return true;
  });
  expect(whole).toEqual([{ one: { label: 'One' }, two: { label: 'Two' }, three: { label: 'Three' } }]);
});

test('entries are those of base that some market inherits, and those that a market states', () => {
  const documents = headers(base, { links: { one: { label: 'Eins' }, two: null } }, { links: { one: { label: 'Un' }, three: {} } });
  const found = entriesStated(documents, ['links']).map(({ document, key, value }) => [document.layers.at(-1)?.file, key, value]);
  expect(found).toEqual([
    ['mb/header.json', 'two', { label: 'Two' }],
    ['ma/header.json', 'one', { label: 'Eins' }],
    ['mb/header.json', 'one', { label: 'Un' }],
    ['mb/header.json', 'three', {}],
  ]);
});

test('a market says itself what stands in its own document', () => {
  const [header] = headers(base, { links: { one: { label: 'Eins' } } });
  if (!header) throw new Error('There is no header');
  expect(['one', 'two'].map((key) => statesItself(header, 'links', key, 'label'))).toEqual([true, false]);
});
