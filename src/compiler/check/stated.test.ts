import { expect, test } from 'vitest';
import type { DocumentIdentity } from '../read/document-kinds.ts';
import type { JsonObject } from '../read/json-object.ts';
import { parseLocatedJson } from '../read/parse-json.ts';
import { layDocuments, type ResolvedDocument } from '../resolve/resolved-document.ts';
import type { ValidDocument } from '../validate/validate-documents.ts';
import { type Overridden, overriddenToo } from './overridden.ts';
import { Spot } from './spot.ts';
import { statesItself, type Visit, walkInherited, walkOwn } from './stated.ts';

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

/** What was visited of markets and of what they inherit: keys and values, with the folder of the file that states each. */
function visited(documents: ResolvedDocument[]): string[] {
  const seen: string[] = [];
  const visit: Visit = (value, at) => {
    if (typeof value !== 'object') seen.push(`${at.place().file.split('/')[0]} ${at.path.join('.')} ${value}`);
    return true;
  };
  let overridden: Overridden | undefined;
  for (const document of documents) {
    const [, own] = document.layers;
    if (own) overridden = overriddenToo(overridden, own.json.value as JsonObject);
    if (own) walkOwn(document, new Spot(document), visit);
    else overridden = 'nothing';
  }
  const [lowest] = documents[0]?.layers ?? [];
  const shared = lowest && layDocuments('header', [lowest]);
  if (shared) walkInherited(shared.value, overridden ?? 'nothing', new Spot(shared), visit);
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

test('what one market takes away and another changes is inherited by none', () => {
  const documents = headers(base, { links: null, list: [] }, { links: { one: { label: 'Eins' } }, list: [] });
  expect(visited(documents)).toEqual(['base links.two.label Two', 'mb links.one.label Eins']);
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

test('an object that a market changes is visited as it is then, with what it states and what it would inherit', () => {
  const whole: unknown[] = [];
  const [header] = headers(base, { links: { three: { label: 'Three' } } });
  if (!header) throw new Error('There is no header');
  walkOwn(header, new Spot(header), (value, { path, stated, inherited }) => {
    if (path.join('.') === 'links') whole.push(value, stated, inherited);
    return true;
  });
  const three = { three: { label: 'Three' } };
  expect(whole).toEqual([{ ...base.links, ...three }, three, base.links]);
});

test('a market says itself what stands in its own document', () => {
  const [header] = headers(base, { links: { one: { label: 'Eins' } } });
  if (!header) throw new Error('There is no header');
  expect(['one', 'two'].map((key) => statesItself(header, 'links', key, 'label'))).toEqual([true, false]);
});
