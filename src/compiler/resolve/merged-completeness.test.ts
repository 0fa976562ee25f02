import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { LayeredKind } from '../read/document-kinds.ts';
import { createDocumentReader, type RawDocument } from '../read/read-documents.ts';
import { readSources, type Sources } from '../read/sources.ts';
import { loadSchemas, type Schemas } from '../validate/schemas.ts';
import { isValid } from '../validate/validate-documents.ts';
import { createCompletenessCheck } from './merged-completeness.ts';
import { layDocuments } from './resolved-document.ts';

const schemasDir = new URL('../../../schemas', import.meta.url).pathname;
const smallStoreDir = new URL('../../../tests/fixtures/small-store', import.meta.url).pathname;

let sources: Sources;
let schemas: Schemas;
beforeAll(async () => {
  sources = await readSources(smallStoreDir);
  schemas = await loadSchemas(schemasDir);
});

function read(path: string, text: string): RawDocument | undefined {
  return createDocumentReader(sources).read(path, text);
}

/** What the check says of an override, and what the complete schema says of the merged document; undefined where the override itself is wrong. */
function judge(kind: LayeredKind, override: unknown): { isCertain: boolean; isComplete: boolean } | undefined {
  const base = read(`base/${kind}.json`, sources.documents.get(`base/${kind}.json`) ?? '');
  const own = read(`xx/${kind}.json`, JSON.stringify(override));
  if (!base || !own) throw new Error('Not read');
  if (!isValid(base, schemas, []) || !isValid(own, schemas, [])) return undefined;
  return {
    isCertain: createCompletenessCheck(schemas)(kind, base, own),
    isComplete: schemas.complete(kind).allows(layDocuments(kind, [base, own]).value),
  };
}

const label = { en: 'Label' };
const link = { type: 'external', url: 'https://elsewhere.example/' };

test.each<[string, LayeredKind, object]>([
  ['changes a text', 'footer', { firstBlock: { title: { en: 'Other' } } }],
  ['adds a whole link', 'footer', { firstBlock: { links: { other: { order: 9, label, link } } } }],
  ['adds a language', 'errors', { errorConfiguration404: { title: { fr: 'Absent' } } }],
])('an override that %s is known to leave its document complete', (_, kind, override) => {
  expect(judge(kind, override)).toEqual({ isCertain: true, isComplete: true });
});

test.each<[string, LayeredKind, object]>([
  ['adds half a link', 'footer', { firstBlock: { links: { other: { label } } } }],
  ['removes something', 'footer', { firstBlock: { title: null } }],
  ['adds a text without English', 'footer', { firstBlock: { links: { other: { order: 9, label: { fr: 'x' }, link } } } }],
])('an override that %s is not', (_, kind, override) => {
  expect(judge(kind, override)).toEqual({ isCertain: false, isComplete: false });
});

test('whatever is certain is so', () => {
  const kinds: LayeredKind[] = ['header', 'footer', 'errors', 'checkout', 'traveller-fields', 'required-fields'];
  const edit = fc.record({
    kind: fc.constantFrom(...kinds),
    keep: fc.infiniteStream(fc.nat(3)),
    removeKey: fc.nat(30),
    addKey: fc.constantFrom('other', 'label', 'link', 'en', 'type'),
  });
  let certain = 0;
  fc.assert(
    fc.property(edit, ({ kind, keep, removeKey, addKey }) => {
      const base = JSON.parse(sources.documents.get(`base/${kind}.json`) ?? '') as unknown;
      const override = thinOut(base, keep, { left: removeKey }, addKey);
      const judgement = judge(kind, override);
      if (judgement?.isCertain) certain++;
      expect(judgement?.isCertain === true && !judgement.isComplete).toBe(false);
    }),
    { numRuns: 300, seed: 4 },
  );
  expect(certain).toBeGreaterThan(30);
});

/** A part of a document, one of its objects under another name. */
function thinOut(value: unknown, keep: Iterator<number>, countdown: { left: number }, addKey: string): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).filter(() => keep.next().value !== 0);
  return Object.fromEntries(
    members.map(([key, member]) => [countdown.left-- === 0 ? addKey : key, thinOut(member, keep, countdown, addKey)]),
  );
}
